import { loadCatalogue, loadData } from "@almanac/vin-data/node";
import { expect } from "vitest";
import { createCatalogue, createDecoder, VinError } from "../../src/index.ts";
import { ByteReader } from "../../src/internal/vpic/byte-reader.ts";

/** NHTSA's tables, undamaged. */
export const data = loadData();
export const catalogueData = loadCatalogue();

/**
 * The offsets of the header's end and of each section, read independently of the code under test.
 */
function startsOf(bytes: Uint8Array): number[] {
  const reader = new ByteReader(bytes, 5);
  const lengths: number[] = [];
  for (let left = reader.varint(); left > 0; left--) {
    lengths.push(reader.varint());
    reader.varint();
  }
  reader.varint();
  const found = [reader.offset];
  for (const length of lengths) found.push((found.at(-1) ?? 0) + length);
  return found;
}

export const starts = startsOf(data);

/** Returns the error with which a decoder, or a catalogue, refuses these tables. */
export const openedWith = (
  bytes: Uint8Array,
  open: (bytes: Uint8Array) => unknown = createDecoder,
): VinError => {
  try {
    open(bytes);
  } catch (error) {
    if (error instanceof VinError) return error;
    throw error;
  }
  return expect.fail("opened");
};

/** Returns the tables with one bit changed. */
export const flipped = (at: number, bit = 0, of: Uint8Array = data): Uint8Array => {
  const bytes = of.slice();
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  return bytes;
};

interface Section {
  readonly file: "vpic.bin.gz" | "catalogue.bin.gz";
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

function sectionsOf(file: Section["file"], bytes: Uint8Array): Section[] {
  const all = startsOf(bytes);
  return all
    .slice(0, -1)
    .map((start, index) => ({ file, index, start, end: all[index + 1] ?? 0 }))
    .filter(({ start, end }) => end > start);
}

/** The sections of both files that have content. */
export const sections: readonly Section[] = [
  ...sectionsOf("vpic.bin.gz", data),
  ...sectionsOf("catalogue.bin.gz", catalogueData),
];

/**
 * Checks that flipped bits at three places of a section, and tables cut off inside it, are refused
 * with the section's name.
 */
export function expectSectionRefused({ file, index, start, end }: Section): void {
  const bytes = file === "vpic.bin.gz" ? data : catalogueData;
  const open = file === "vpic.bin.gz" ? createDecoder : createCatalogue;
  const refuse = (damaged: Uint8Array) => openedWith(damaged, (each) => open(each));
  for (const at of new Set([start, (start + end) >> 1, end - 1])) {
    const error = refuse(flipped(at, at % 8, bytes));
    expect(error).toMatchObject({ code: "damaged_data", category: "unavailable" });
    expect(error.message).toContain(`${file} of @almanac/vin-data`);
    expect(error.message).toMatch(
      new RegExp(`section ${index} \\(.+\\) does not match its checksum`),
    );
    expect(error.message).toContain("Install");
  }
  expect(refuse(bytes.subarray(0, end - 1)).message).toContain(`ends within section ${index} (`);
}
