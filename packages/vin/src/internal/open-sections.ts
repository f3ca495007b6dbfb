import { sectionNames } from "../data/section-names.ts";
import { ByteReader } from "./byte-reader.ts";
import { damagedVpic, dataError, vpicFile } from "./data-error.ts";
import { murmur3 } from "./murmur3.ts";

const magic = "AVIN3";

/** Sections before those of the elements' values, of which there is one for each element. */
export const fixedSections = sectionNames.length;

/** Far more than there can be, for NHTSA has some 200 elements: a damaged number must not be counted down. */
const mostSections = 512;

interface Header {
  readonly lengths: readonly number[];
  readonly checksums: readonly number[];
  /** Where the first section begins. */
  readonly end: number;
}

/**
 * Takes the unpacked data file apart. Every byte is covered by a checksum, and all of them are compared before anything is
 * read, so that no flipped bit can become a wrong answer.
 *
 * @throws {VinError} `damaged_data`, which names the section.
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
 * The number of sections, then the length and checksum of each, then the checksum of all that: 28 bits of it, which fill
 * four groups of seven, so that none of its own bits is free.
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
