import { murmur3 } from "@almanac/kernel/numbers/murmur3";
import { describe, expect, test } from "vitest";
import { createDecoder, VinError } from "../../src/index.ts";
import { expectReported } from "./damaged-files.ts";
import { data, expectSectionRefused, openedWith, sections } from "./damaged-tables.ts";
import { createRandom } from "./generate-vins.ts";

const vin = "1HGCM82633A004352";

// The test vectors of https://en.wikipedia.org/wiki/MurmurHash with seed 0.
test.each([
  ["", 0],
  ["test", 0xba6bd213],
  ["Hello, world!", 0xc0363e43],
  ["The quick brown fox jumps over the lazy dog", 0x2e4ff723],
])("MurmurHash3 of %j equals the published hash", (text, hash) => {
  expect(murmur3(new TextEncoder().encode(text))).toBe(hash);
  // The hash is the same at any offset in a buffer.
  const moved = new TextEncoder().encode(`.${text}`).subarray(1);
  expect(murmur3(moved)).toBe(hash);
});

describe("NHTSA's tables are refused with the name of the damaged part", () => {
  // A sample of the sections: damagedData.exhaustive.test.ts damages all of them.
  test.for(sections.filter(({ index }) => index % 8 === 0))(
    "if a bit is flipped in section $index of $file, or the file is cut there",
    expectSectionRefused,
  );

  test("if cut anywhere, followed by more bytes, or in another layout", () => {
    const random = createRandom(7);
    for (const length of [
      0,
      1,
      4,
      5,
      6,
      100,
      ...Array.from({ length: 30 }, () => random(data.length)),
    ]) {
      expect(openedWith(data.subarray(0, length)).code).toBe("damaged_data");
    }
    expect(openedWith(Uint8Array.from([...data, 0])).message).toContain("it is too long");
    const older = Uint8Array.from(data);
    older.set([..."AVIN3"].map((letter) => letter.charCodeAt(0)));
    expect(openedWith(older).message).toContain('it begins with "AVIN3"');
  });
});

test("a table of sizes that throws gives an error, and safeDecodeVin does not throw", () => {
  for (const thrown of [new RangeError("cut"), "text", null]) {
    const { safeDecodeVin } = createDecoder(data, {
      dimensions: () => {
        throw thrown;
      },
    });
    const { error } = safeDecodeVin("5UXWX7C57BA123456");
    expect(error).toBeInstanceOf(VinError);
    expect(error).toMatchObject({ code: "damaged_data", category: "unavailable" });
    expect(safeDecodeVin("nonsense").error?.code).toBe("invalid_length");
  }
});

describe("the library with its packaged data", () => {
  test.for([
    ["vpic.bin.gz", "missing", "missing_data"],
    ["dimensions.bin", "garbled", "damaged_data"],
  ] as const)(
    "reports %s that is %s as %s, with the file and the remedy",
    ([name, damage, code]) => {
      expectReported(name, damage, code);
    },
  );
});

test("checkData() accepts undamaged data", async () => {
  const { checkData } = await import("../../src/node/index.ts");
  expect(checkData()).toBeUndefined();
  expect(createDecoder(data).decodeVin(vin).model).toBe("Accord");
});
