import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { loadData, openData } from "../src/node/index.ts";
import { openParts, packInParts } from "../src/node/pack-parts.ts";

/** Bytes that compress little, over several parts. */
const content = Uint8Array.from({ length: 400_000 }, (_, at) => (at * at * 31) >>> 7);
const packed = packInParts(content);

describe("a file in parts", () => {
  test("is unpacked whole by any gunzip", () => {
    expect(gunzipSync(packed).equals(content)).toBe(true);
  });

  test("unpacks the parts that are needed, and no others", () => {
    const parts = openParts(packed);
    const [start, end] = [131_072, 196_608];
    parts?.need(150_000, 150_001);
    expect(parts?.bytes.length).toBe(content.length);
    expect(parts?.bytes.subarray(start, end)).toEqual(content.subarray(start, end));
    const others = [parts?.bytes.subarray(0, start), parts?.bytes.subarray(end)];
    for (const other of others) expect(other?.every((byte) => byte === 0)).toBe(true);
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
