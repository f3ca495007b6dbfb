import { murmur3 } from "@almanac/kernel/numbers/murmur3";
import type { PartedData } from "../vin/read-data.ts";
import { ByteReader } from "./byte-reader.ts";
import { damagedFile, dataError, remedyFor } from "./data-error.ts";
import { Section } from "./section.ts";

/** A kind of data file. */
export interface FileKind {
  /** The letters with which its unpacked content begins. The digit is the version of the layout. */
  readonly magic: string;
  /** The file, as messages name it. */
  readonly file: string;
  /** Its path, if it is not the file of the package. */
  readonly path?: string | undefined;
  /** What the sections hold. */
  readonly sections: readonly string[];
  /** What the sections after these hold. */
  readonly rest: string;
}

/**
 * Far more sections than can exist: NHTSA has about 200 elements. Stops a long loop over a
 * damaged number.
 */
const mostSections = 512;
/** Each section has two integers of at most five bytes; so have the letters, and the checksum. */
const mostHeaderBytes = (mostSections + 3) * 10;

interface Header {
  readonly lengths: readonly number[];
  readonly checksums: readonly number[];
  /** The offset of the first section. */
  readonly end: number;
}

/**
 * Splits an unpacked data file into its sections. Checksums cover every byte, and all are compared
 * before anything is read, so that a flipped bit cannot cause a wrong answer.
 *
 * @throws {VinError} `damaged_data`, with the name of the damaged section.
 */
export function openSections(kind: FileKind, bytes: Uint8Array): Uint8Array[] {
  const { sections, checksums } = splitSections(kind, bytes);
  for (const [index, section] of sections.entries()) {
    if (murmur3(section) !== checksums[index]) {
      throw damagedFile(kind, `${nameOf(kind, index)} does not match its checksum`);
    }
  }
  return sections;
}

/**
 * Like {@link openSections}. The checksums of data whose parts are unpacked later are not compared,
 * because that of the packed file was.
 *
 * @throws {VinError} `damaged_data`, with the name of the damaged section.
 */
export function openParts(kind: FileKind, data: Uint8Array | PartedData): Section[] {
  if (!("need" in data)) return openSections(kind, data).map((bytes) => new Section(bytes));
  const { bytes, need } = data;
  need(0, Math.min(mostHeaderBytes, bytes.length));
  return splitSections(kind, bytes).sections.map(
    (section) => new Section(section, section.byteOffset - bytes.byteOffset, need),
  );
}

function splitSections(kind: FileKind, bytes: Uint8Array) {
  requireKind(kind, bytes);
  const { lengths, checksums, end } = readHeader(kind, bytes);
  let offset = end;
  const sections = lengths.map((length, index) => {
    const section = bytes.subarray(offset, offset + length);
    offset += length;
    if (section.length < length) throw damagedFile(kind, `it ends within ${nameOf(kind, index)}`);
    return section;
  });
  if (offset !== bytes.length) throw damagedFile(kind, "it is too long");
  return { sections, checksums };
}

function requireKind({ magic, file, path }: FileKind, bytes: Uint8Array): void {
  const found = String.fromCharCode(...bytes.subarray(0, magic.length));
  if (found === magic) return;
  throw dataError(
    "damaged_data",
    `${path ?? "This"} is not the unpacked content of ${file}: it begins with ` +
      `${JSON.stringify(found)}. ${remedyFor(path)}`,
  );
}

/**
 * Reads the number of sections, the length and checksum of each, and the checksum of this header.
 * The checksum of the header has only 28 bits, which fill four groups of seven, so that every bit
 * of it is checked too.
 */
function readHeader(kind: FileKind, bytes: Uint8Array): Header {
  const reader = new ByteReader(bytes, kind.magic.length);
  const lengths: number[] = [];
  const checksums: number[] = [];
  for (let left = Math.min(reader.varint(), mostSections); left > 0; left--) {
    lengths.push(reader.varint());
    checksums.push(reader.varint());
  }
  const covered = bytes.subarray(0, reader.offset);
  if (reader.varint() !== murmur3(covered) >>> 4) {
    throw damagedFile(kind, "its header does not match its checksum");
  }
  return { lengths, checksums, end: reader.offset };
}

function nameOf({ sections, rest }: FileKind, index: number): string {
  return `section ${index} (${sections[index] ?? rest})`;
}
