import { loadData } from "@almanac/vin-data/node";
import { expect } from "vitest";
import { createDecoder, VinError } from "../../src/index.ts";
import { ByteReader } from "../../src/internal/vpic/byte-reader.ts";

/** NHTSA's tables, undamaged. */
export const data = loadData();

/** The offsets of the header's end and of each section, read independently of the code under test. */
export const starts = (() => {
  const reader = new ByteReader(data, 5);
  const lengths: number[] = [];
  for (let left = reader.varint(); left > 0; left--) {
    lengths.push(reader.varint());
    reader.varint();
  }
  reader.varint();
  const found = [reader.offset];
  for (const length of lengths) found.push((found.at(-1) ?? 0) + length);
  return found;
})();

/** Returns the error with which a decoder refuses these tables. */
export const openedWith = (bytes: Uint8Array): VinError => {
  try {
    createDecoder(bytes);
  } catch (error) {
    if (error instanceof VinError) return error;
    throw error;
  }
  return expect.fail("opened");
};

/** Returns the tables with one bit changed. */
export const flipped = (at: number, bit = 0): Uint8Array => {
  const bytes = data.slice();
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  return bytes;
};

interface Section {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

export const sections: readonly Section[] = starts
  .slice(0, -1)
  .map((start, index) => ({ index, start, end: starts[index + 1] ?? 0 }));

/**
 * Checks that flipped bits at three places of a section, and tables cut off inside it, are refused with the section's
 * name.
 */
export function expectSectionRefused({ index, start, end }: Section): void {
  for (const at of new Set([start, (start + end) >> 1, end - 1])) {
    const error = openedWith(flipped(at, at % 8));
    expect(error).toMatchObject({ code: "damaged_data", category: "unavailable" });
    expect(error.message).toContain("vpic.bin.gz of @almanac/vin-data");
    expect(error.message).toMatch(
      new RegExp(`section ${index} \\(.+\\) does not match its checksum`),
    );
    expect(error.message).toContain("Install");
  }
  expect(openedWith(data.subarray(0, end - 1)).message).toContain(`ends within section ${index} (`);
}
