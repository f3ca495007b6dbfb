import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { loadData, openData } from "../src/node/index.ts";
import { openParts, packInParts } from "../src/node/pack-parts.ts";

/** Bytes that compress little, over two parts. */
const content = Uint8Array.from({ length: 400_000 }, (_, at) => (at * at * 31) >>> 7);
const packed = packInParts(content);

describe("a file in parts", () => {
  test("is unpacked whole by any gunzip", () => {
    expect(gunzipSync(packed).equals(content)).toBe(true);
  });

  test("unpacks the parts that are needed, and no others", () => {
    const parts = openParts(packed);
    parts?.need(200_000, 200_001);
    expect(parts?.bytes.length).toBe(content.length);
    expect(parts?.bytes.subarray(196_608, 393_216)).toEqual(content.subarray(196_608, 393_216));
    expect(parts?.bytes.subarray(0, 196_608).every((byte) => byte === 0)).toBe(true);
    parts?.need(0, content.length);
    expect(parts?.bytes).toEqual(content);
  });

  test("is refused if a bit of it is flipped, or if it is cut", () => {
    for (const at of [0, 16, 20, 28, 1000, packed.length >> 1, packed.length - 1]) {
      const damaged = Buffer.from(packed);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(() => openParts(damaged) ?? gunzipSync(damaged)).toThrow();
    }
    expect(() => openParts(packed.subarray(0, -9))).toThrow(RangeError);
  });
});

test("the data file is in parts, whose content is that of the whole", () => {
  const data = openData();
  if (!("need" in data)) return expect.fail("not in parts");
  data.need(0, data.bytes.length);
  expect(Buffer.compare(data.bytes, loadData())).toBe(0);
});
