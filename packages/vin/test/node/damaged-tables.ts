import { loadCatalogue, loadData } from "@almanac/vin-data/node";
import { expect } from "vitest";
import { createCatalogue, createDecoder, VinError } from "../../src/index.ts";
import { ByteReader } from "../../src/internal/vpic/byte-reader.ts";

/** NHTSA's tables, undamaged. */
export const data = loadData();
export const catalogueData = loadCatalogue();

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Layout {
  /** The letters, the lengths and checksums, the heads, and the checksum of all that. */
  readonly header: Range;
  readonly bodies: readonly Range[];
}

/** Where the header and the body of each section are, read independently of the code under test. */
function layoutOf(bytes: Uint8Array): Layout {
  const reader = new ByteReader(bytes, 5);
  const count = reader.varint();
  const numbers = () => Array.from({ length: count }, () => reader.varint());
  const heads = numbers();
  const lengths = numbers();
  reader.skip(count);
  const header = { start: 0, end: heads.reduce((sum, each) => sum + each, reader.offset + 4) };
  const bodies: Range[] = lengths.map(() => header);
  const order = [...lengths.entries()].sort(([, one], [, other]) => one - other);
  let start = header.end;
  for (const [index, length] of order) {
    bodies[index] = { start, end: start + length };
    start += length;
  }
  return { header, bodies };
}

const layout = layoutOf(data);
export const headerEnd = layout.header.end;

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

interface Section extends Range {
  readonly file: "vpic.bin.gz" | "catalogue.bin.gz";
  readonly index: number;
}

function sectionsOf(file: Section["file"], bytes: Uint8Array): Section[] {
  return layoutOf(bytes)
    .bodies.map((range, index) => ({ file, index, ...range }))
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
