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
    const count = this.varint();
    this.offset += count;
    this.skip(count);
  }

  /** Skips this number of integers. */
  skip(count: number): void {
    for (let left = count; left > 0; this.offset++) {
      if ((this.bytes[this.offset] ?? 0) < 0x80) left--;
    }
  }

  /** Reads a signed integer: 0, 1, 2, 3 ... mean 0, -1, 1, -2 ... */
  signed(): number {
    const value = this.varint();
    return value & 1 ? -((value + 1) / 2) : value / 2;
  }
}

/**
 * Fills a list with consecutive integers that start at an offset, and returns the offset after them. All columns are
 * read by this one loop without calls, because the engine has not optimised any code yet when the tables are opened.
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

const blockShift = 5;
const stringsPerBlock = 1 << blockShift;
const lineFeed = 10;

/** Strings in blocks of 32. A block is read when one of its strings is first needed. */
export class StringTable {
  readonly length: number;
  readonly #bytes: Uint8Array;
  readonly #starts: Uint32Array;
  /** Created with its final length, because the engine would store a growing list with holes as a slow map. */
  readonly #blocks: (readonly string[] | undefined)[];
  readonly #frontCoded: boolean;

  constructor(section: Uint8Array, frontCoded = false) {
    const reader = new ByteReader(section);
    this.length = reader.varint();
    const blocks = Math.ceil(this.length / stringsPerBlock);
    this.#starts = readStarts(section, reader.offset, blocks);
    this.#blocks = new Array(blocks);
    this.#bytes = section;
    this.#frontCoded = frontCoded;
  }

  /** The string at an index; empty if the index is too large. */
  at(index: number): string {
    const block = index >>> blockShift;
    const strings = this.#blocks[block] ?? this.#read(block);
    return strings[index & (stringsPerBlock - 1)] ?? "";
  }

  /**
   * Writes the character codes of a string into a list, and returns how many there are. Unlike {@link at}, it creates
   * no text, which takes more time than reading the codes.
   */
  spell(index: number, codes: number[]): number {
    const bytes = this.#bytes;
    let offset = this.#starts[index >>> blockShift] ?? bytes.length;
    let length = 0;
    for (let left = index & (stringsPerBlock - 1); left >= 0; left--) {
      length = this.#frontCoded ? (bytes[offset++] ?? 0) : 0;
      for (;;) {
        const code = bytes[offset++] ?? lineFeed;
        if (code === lineFeed) break;
        if (code > 0x7f) return spellText(this.at(index), codes);
        codes[length++] = code;
      }
    }
    return length;
  }

  /** Whether the table contains a string. Its strings must be sorted. */
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

  /**
   * Each string ends with a line feed. A front-coded string begins with the number of characters that it shares with
   * the string before it.
   */
  #read(block: number): readonly string[] {
    const start = this.#starts[block];
    if (start === undefined) return [];
    const text = readText(this.#bytes.subarray(start, this.#starts[block + 1]));
    const strings: string[] = [];
    let last = "";
    for (let from = 0; from < text.length && strings.length < stringsPerBlock; ) {
      const shared = this.#frontCoded ? text.charCodeAt(from++) : 0;
      const end = text.indexOf("\n", from);
      last = last.slice(0, shared) + text.slice(from, end < 0 ? text.length : end);
      from = end < 0 ? text.length : end + 1;
      strings.push(last);
    }
    this.#blocks[block] = strings;
    return strings;
  }
}

function spellText(text: string, codes: number[]): number {
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  return text.length;
}

/** The largest number of bytes that become text at a time, because each of them is an argument of one call. */
const bytesAtOnce = 4096;

/** Reads UTF-8. TextDecoder is not part of ECMAScript, and nearly all text is ASCII. */
function readText(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += bytesAtOnce) {
    const part: ArrayLike<number> = bytes.subarray(from, from + bytesAtOnce);
    // Unlike `...`, `apply` does not iterate over the list.
    text += String.fromCharCode.apply(null, part as number[]);
  }
  return /[\x80-\xff]/.test(text) ? readWideText(bytes) : text;
}

function readWideText(bytes: Uint8Array): string {
  const reader = new ByteReader(bytes);
  let text = "";
  while (reader.offset < bytes.length) {
    const byte = reader.byte();
    text += byte < 0x80 ? String.fromCharCode(byte) : String.fromCodePoint(readRest(reader, byte));
  }
  return text;
}

function readRest(reader: ByteReader, first: number): number {
  const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  let point = first & (0x3f >> more);
  for (let each = 0; each < more; each++) point = (point << 6) | (reader.byte() & 0x3f);
  return point;
}
