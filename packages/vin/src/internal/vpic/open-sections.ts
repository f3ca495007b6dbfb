import { murmur3 } from "@almanac/kernel/numbers/murmur3";
import type { PartedData } from "../vin/read-data.ts";
import { ByteReader, mostVarintBytes } from "./byte-reader.ts";
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
/** The letters, the number of sections, and three integers of at most five bytes per section. */
const mostHeaderBytes = 16 + mostSections * 3 * mostVarintBytes;

interface Header {
  readonly headLengths: Uint32Array;
  readonly bodyLengths: Uint32Array;
  readonly checksums: Uint32Array;
  /** The offset of the first head. */
  readonly heads: number;
  /** The offset of the first body. */
  readonly bodies: number;
}

/**
 * Splits an unpacked data file into its sections. Checksums cover every byte, and all are compared
 * before anything is read, so that a flipped bit cannot cause a wrong answer. Those of data whose
 * parts are unpacked later are not compared, because that of the packed file was.
 *
 * @throws {VinError} `damaged_data`, with the name of the damaged section.
 */
export function openSections(kind: FileKind, data: Uint8Array | PartedData): Section[] {
  if ("need" in data) {
    data.need(0, Math.min(mostHeaderBytes, data.bytes.length));
    requireKind(kind, data.bytes);
    const header = readHeader(kind, data.bytes);
    data.need(header.heads, header.bodies);
    return split(kind, data, header);
  }
  requireKind(kind, data);
  const header = readHeader(kind, data);
  requireHeader(kind, data, header);
  const sections = split(kind, { bytes: data, need: () => undefined }, header);
  for (const [index, section] of sections.entries()) {
    if (murmur3(section.whole()) !== header.checksums[index]) {
      throw damagedFile(kind, `${nameOf(kind, index)} does not match its checksum`);
    }
  }
  return sections;
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

/** Reads the number of sections, and the columns of their lengths and checksums. */
function readHeader(kind: FileKind, bytes: Uint8Array): Header {
  const reader = new ByteReader(bytes, kind.magic.length);
  const count = Math.min(reader.varint(), mostSections);
  const headLengths = reader.numbers(count);
  const bodyLengths = reader.numbers(count);
  const checksums = reader.numbers(count);
  const heads = reader.offset;
  const checksum = heads + sumOf(headLengths);
  if (checksum >= bytes.length) throw damagedFile(kind, "it ends within its header");
  const bodies = checksum + headerChecksumBytes;
  return { headLengths, bodyLengths, checksums, heads, bodies };
}

/** The bytes of the checksum of the header and the heads, the lowest byte first. */
const headerChecksumBytes = 4;

function requireHeader(kind: FileKind, bytes: Uint8Array, { bodies }: Header): void {
  const end = bodies - headerChecksumBytes;
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(end, bodies);
  const stored = first | (second << 8) | (third << 16) | (fourth << 24);
  if (stored >>> 0 !== murmur3(bytes.subarray(0, end))) {
    throw damagedFile(kind, "its header does not match its checksum");
  }
}

/** The sections by number. Their bodies are in the file with the smallest first. */
function split(
  kind: FileKind,
  { bytes, need }: PartedData,
  { headLengths, bodyLengths, heads, bodies }: Header,
): Section[] {
  const startOf = new Map<number, number>();
  let end = bodies;
  for (const index of bySize(bodyLengths)) {
    startOf.set(index, end);
    end += bodyLengths[index] ?? 0;
    if (end > bytes.length) throw damagedFile(kind, `it ends within ${nameOf(kind, index)}`);
  }
  if (end !== bytes.length) throw damagedFile(kind, "it is too long");
  let head = heads;
  return Array.from(bodyLengths, (length, index) => {
    const start = startOf.get(index) ?? 0;
    const from = head;
    head += headLengths[index] ?? 0;
    return new Section(
      bytes.subarray(from, head),
      bytes.subarray(start, start + length),
      start,
      need,
    );
  });
}

function bySize(lengths: Uint32Array): number[] {
  return Array.from(lengths.keys()).sort(
    (one, other) => (lengths[one] ?? 0) - (lengths[other] ?? 0),
  );
}

function sumOf(lengths: Uint32Array): number {
  let sum = 0;
  for (const length of lengths) sum += length;
  return sum;
}

function nameOf({ sections, rest }: FileKind, index: number): string {
  return `section ${index} (${sections[index] ?? rest})`;
}
