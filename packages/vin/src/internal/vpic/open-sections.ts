import { sectionNames } from "../../data/section-names.ts";
import { ByteReader } from "./byte-reader.ts";
import { damagedVpic, dataError, vpicFile } from "./data-error.ts";
import { murmur3 } from "./murmur3.ts";

const magic = "AVIN3";

/** The number of sections before those of the elements' values. Each element has one section of values. */
export const fixedSections = sectionNames.length;

/** Far more sections than can exist: NHTSA has about 200 elements. Stops a long loop over a damaged number. */
const mostSections = 512;

interface Header {
  readonly lengths: readonly number[];
  readonly checksums: readonly number[];
  /** The offset of the first section. */
  readonly end: number;
}

/**
 * Splits the unpacked data file into its sections. Checksums cover every byte, and all are compared before anything is
 * read, so that a flipped bit cannot cause a wrong answer.
 *
 * @throws {VinError} `damaged_data`, with the name of the damaged section.
 */
export function openSections(bytes: Uint8Array): Uint8Array[] {
  refuseOtherFiles(bytes);
  const { lengths, checksums, end } = readHeader(bytes);
  let offset = end;
  const sections = lengths.map((length, index) => {
    const section = bytes.subarray(offset, offset + length);
    offset += length;
    if (section.length < length) throw damagedVpic(`it ends within ${nameOf(index)}`);
    if (murmur3(section) !== checksums[index]) {
      throw damagedVpic(`${nameOf(index)} does not match its checksum`);
    }
    return section;
  });
  if (offset !== bytes.length) throw damagedVpic("it is too long");
  return sections;
}

function refuseOtherFiles(bytes: Uint8Array): void {
  const found = String.fromCharCode(...bytes.subarray(0, magic.length));
  if (found === magic) return;
  throw dataError(
    "damaged_data",
    `This is not the unpacked content of ${vpicFile}: it begins with ${JSON.stringify(found)}. ` +
      "Install the package again.",
  );
}

/**
 * Reads the number of sections, the length and checksum of each, and the checksum of this header. That has only 28 bits,
 * which fill four groups of seven, so that every bit of it is checked too.
 */
function readHeader(bytes: Uint8Array): Header {
  const reader = new ByteReader(bytes, magic.length);
  const lengths: number[] = [];
  const checksums: number[] = [];
  for (let left = Math.min(reader.varint(), mostSections); left > 0; left--) {
    lengths.push(reader.varint());
    checksums.push(reader.varint());
  }
  const covered = bytes.subarray(0, reader.offset);
  if (reader.varint() !== murmur3(covered) >>> 4) {
    throw damagedVpic("its header does not match its checksum");
  }
  return { lengths, checksums, end: reader.offset };
}

function nameOf(index: number): string {
  return `section ${index} (${sectionNames[index] ?? "values of an element"})`;
}
