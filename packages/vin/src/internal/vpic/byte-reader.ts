/** Reads the data file: bytes, and integers in groups of seven bits, lowest group first. */
export class ByteReader {
  readonly bytes: Uint8Array;
  offset: number;

  constructor(bytes: Uint8Array, offset = 0) {
    this.bytes = bytes;
    this.offset = offset;
  }

  byte(): number {
    return this.bytes[this.offset++] ?? 0;
  }

  varint(): number {
    const { bytes } = this;
    let byte = bytes[this.offset++] ?? 0;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let shift = 7;
    do {
      byte = bytes[this.offset++] ?? 0;
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte > 0x7f && shift < 35);
    return value >>> 0;
  }

  /** Skips a record: a count, then that many bytes, then that many integers. */
  skipFacts(): void {
    let left = this.varint();
    this.offset += left;
    for (; left > 0; this.offset++) if ((this.bytes[this.offset] ?? 0) < 0x80) left--;
  }

  /** Reads a signed integer: 0, 1, 2, 3 ... mean 0, -1, 1, -2 ... */
  signed(): number {
    const value = this.varint();
    return value & 1 ? -((value + 1) / 2) : value / 2;
  }
}

/**
 * Fills a list with consecutive integers that start at an offset, and returns the offset after them. All columns are
 * read by this one loop without calls, because nothing is optimised yet when the tables are opened.
 */
export function readColumn(bytes: Uint8Array, start: number, values: Uint32Array): number {
  let offset = start;
  for (let each = 0; each < values.length; each++) {
    let byte = bytes[offset++] ?? 0;
    let value = byte & 0x7f;
    for (let shift = 7; byte > 0x7f && shift < 35; shift += 7) {
      byte = bytes[offset++] ?? 0;
      value |= (byte & 0x7f) << shift;
    }
    values[each] = value;
  }
  return offset;
}

/** The offsets of consecutive blocks, which follow the list of their lengths. */
export function readStarts(bytes: Uint8Array, offset: number, count: number): Uint32Array {
  const starts = new Uint32Array(count);
  let start = readColumn(bytes, offset, starts);
  for (let block = 0; block < count; block++) {
    const length = starts[block] ?? 0;
    starts[block] = start;
    start += length;
  }
  return starts;
}

const stringsPerBlock = 32;

/** Strings in blocks of 32. A block is read when one of its strings is first needed. */
export class StringTable {
  readonly length: number;
  readonly #reader: ByteReader;
  readonly #starts: Uint32Array;
  readonly #blocks: (readonly string[])[] = [];
  readonly #frontCoded: boolean;

  constructor(section: Uint8Array, frontCoded = false) {
    const reader = new ByteReader(section);
    this.length = reader.varint();
    this.#starts = readStarts(section, reader.offset, Math.ceil(this.length / stringsPerBlock));
    this.#reader = reader;
    this.#frontCoded = frontCoded;
  }

  /** The string at an index; empty if the index is too large. */
  at(index: number): string {
    const block = Math.floor(index / stringsPerBlock);
    const strings = this.#blocks[block] ?? this.#read(block);
    return strings[index % stringsPerBlock] ?? "";
  }

  /** Whether a table of sorted strings has one. */
  hasSorted(text: string): boolean {
    let low = 0;
    let high = this.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.at(middle);
      if (found === text) return true;
      if (found < text) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }

  #read(block: number): readonly string[] {
    const start = this.#starts[block];
    if (start === undefined) return [];
    const count = Math.min(stringsPerBlock, this.length - block * stringsPerBlock);
    const reader = this.#reader;
    reader.offset = start;
    const strings: string[] = [];
    let last = "";
    for (let each = 0; each < count; each++) {
      const shared = this.#frontCoded ? reader.byte() : 0;
      last = last.slice(0, shared) + readLine(reader);
      strings.push(last);
    }
    this.#blocks[block] = strings;
    return strings;
  }
}

/** Reads UTF-8 up to a line feed. TextDecoder is not part of ECMAScript, and nearly all text is ASCII. */
function readLine(reader: ByteReader): string {
  let text = "";
  for (;;) {
    const byte = reader.byte();
    if (byte === 10 || reader.offset > reader.bytes.length) return text;
    if (byte < 0x80) text += String.fromCharCode(byte);
    else text += String.fromCodePoint(readRest(reader, byte));
  }
}

function readRest(reader: ByteReader, first: number): number {
  const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  let point = first & (0x3f >> more);
  for (let each = 0; each < more; each++) point = (point << 6) | (reader.byte() & 0x3f);
  return point;
}
