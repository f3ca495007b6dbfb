import { murmur3 } from "@almanac/kernel/numbers/murmur3";
import type { PartedData } from "../vin/read-data.ts";
import { ByteReader, mostVarintBytes, readStarts } from "./byte-reader.ts";
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
  /** Where each head begins, from the first one; last, their end. */
  readonly headStarts: Uint32Array;
  readonly lengths: Uint32Array;
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
  const isWhole = !("need" in data);
  const { bytes, need } = isWhole ? { bytes: data, need: () => undefined } : data;
  need(0, mostHeaderBytes);
  requireKind(kind, bytes);
  const header = readHeader(kind, bytes);
  need(header.heads, header.bodies);
  const sections = split(kind, { bytes, need }, header);
  if (isWhole) compareChecksums(kind, bytes, header, sections);
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
  const headStarts = readStarts(reader, count);
  const lengths = reader.numbers(count);
  const checksums = reader.numbers(count);
  const heads = reader.offset;
  const bodies = heads + (headStarts[count] ?? 0) + headerChecksumBytes;
  return { headStarts, lengths, checksums, heads, bodies };
}

/** The bytes of the checksum of the header and the heads. */
const headerChecksumBytes = 4;

function compareChecksums(
  kind: FileKind,
  bytes: Uint8Array,
  { bodies, checksums }: Header,
  sections: readonly Section[],
): void {
  const end = bodies - headerChecksumBytes;
  const stored = new DataView(bytes.buffer, bytes.byteOffset + end).getUint32(0, true);
  const compare = (part: Uint8Array, checksum: number | undefined, name: string) => {
    if (murmur3(part) !== checksum) throw damagedFile(kind, `${name} does not match its checksum`);
  };
  compare(bytes.subarray(0, end), stored, "its header");
  for (const [index, section] of sections.entries()) {
    compare(section.whole(), checksums[index], nameOf(kind, index));
  }
}

/** The sections by number. Their bodies are in the file with the smallest first. */
function split(
  kind: FileKind,
  { bytes, need }: PartedData,
  { headStarts, lengths, heads, bodies }: Header,
): Section[] {
  const sections: Section[] = [];
  const lengthOf = (index: number) => lengths[index] ?? 0;
  let end = bodies;
  for (const index of [...lengths.keys()].sort((one, other) => lengthOf(one) - lengthOf(other))) {
    const start = end;
    end += lengthOf(index);
    if (end > bytes.length) throw damagedFile(kind, `it ends within ${nameOf(kind, index)}`);
    const from = heads + (headStarts[index] ?? 0);
    const head = bytes.subarray(from, heads + (headStarts[index + 1] ?? 0));
    sections[index] = new Section(head, bytes.subarray(start, end), start, need);
  }
  if (end !== bytes.length) throw damagedFile(kind, "it is too long");
  return sections;
}

function nameOf({ sections, rest }: FileKind, index: number): string {
  return `section ${index} (${sections[index] ?? rest})`;
}
