import type { Section } from "./section.ts";

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

  /**
   * Reads this number of integers. All columns are read by this one loop without calls, because the
   * engine has not optimised any code yet when the tables are opened.
   */
  numbers(count: number): Uint32Array {
    const values = new Uint32Array(count);
    const { bytes } = this;
    let { offset } = this;
    for (let each = 0; each < count; each++) {
      let byte = bytes[offset++] ?? 0;
      let value = byte & 0x7f;
      for (let shift = 7; byte > 0x7f && shift < 35; shift += 7) {
        byte = bytes[offset++] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      values[each] = value;
    }
    this.offset = offset;
    return values;
  }

  /** Skips this number of integers. */
  skip(count: number): void {
    const { bytes } = this;
    let { offset } = this;
    for (let left = count; left > 0; offset++) if ((bytes[offset] ?? 0) < 0x80) left--;
    this.offset = offset;
  }

  /** Reads a signed integer. */
  signed(): number {
    return signedOf(this.varint());
  }
}

/** The signed integer that an integer stands for: 0, 1, 2, 3 ... mean 0, -1, 1, -2 ... */
export function signedOf(value: number): number {
  return value & 1 ? -((value + 1) / 2) : value / 2;
}

/** The most bytes of an integer. */
export const mostVarintBytes = 5;

/** Reads lengths, and returns where each begins if they follow one another; last, their end. */
export function readStarts(reader: ByteReader, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  const lengths = reader.numbers(count);
  for (let each = 0; each < count; each++) {
    starts[each + 1] = (starts[each] ?? 0) + (lengths[each] ?? 0);
  }
  return starts;
}

const blockShift = 5;
const stringsPerBlock = 1 << blockShift;
const lineFeed = 10;

/**
 * Strings in blocks of 32. Each ends with a line feed. A front-coded string begins with the number
 * of characters that it shares with the string before it. A string is read when it is first needed,
 * because few of a block are.
 */
export class StringTable {
  readonly length: number;
  /**
   * The character codes of the string that {@link spell} has read; a longer string before it may
   * have left more.
   */
  readonly codes: number[] = [];
  readonly #section: Section;
  readonly #starts: Uint32Array;
  readonly #frontCoded: boolean;
  /**
   * The strings that were needed so far. Lists have their final length: the engine stores one that
   * grows as a slow map.
   */
  readonly #known: (string[] | undefined)[];
  /** The block of the string that was read last, and the bytes of the section. */
  #block = -1;
  #bytes: Uint8Array = new Uint8Array();
  /** The index and the offset of the string after the one that was read last. */
  #next = 0;
  #offset = 0;

  constructor(section: Section, frontCoded = false) {
    const reader = new ByteReader(section.head);
    this.length = reader.varint();
    const blocks = Math.ceil(this.length / stringsPerBlock);
    this.#starts = readStarts(reader, blocks);
    this.#known = new Array(blocks);
    this.#section = section;
    this.#frontCoded = frontCoded;
  }

  /** The string at an index; empty if the index is too large. */
  at(index: number): string {
    const text = this.#known[index >>> blockShift]?.[index & (stringsPerBlock - 1)];
    return text ?? (index >= 0 && index < this.length ? this.#read(index) : "");
  }

  /** Whether the table contains a string. Its strings must be sorted. */
  hasSorted(text: string): boolean {
    return this.indexOfSorted(text) >= 0;
  }

  /** The index of a string; -1 if the table does not contain it. Its strings must be sorted. */
  indexOfSorted(text: string): number {
    let low = 0;
    let high = this.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.at(middle);
      if (found === text) return middle;
      if (found < text) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /**
   * Reads a string into {@link codes}, and returns its length. Unlike {@link at}, it creates no
   * text, which takes longer than reading.
   */
  spell(index: number): number {
    const block = index >>> blockShift;
    if (index < this.#next || block !== this.#block) {
      this.#block = block;
      this.#next = block << blockShift;
      this.#offset = this.#starts[block] ?? 0;
      this.#bytes = this.#section.part(this.#offset, this.#starts[block + 1] ?? 0);
    }
    while (this.#next < index) this.#step(this.#frontCoded);
    return this.#step(true);
  }

  #read(index: number): string {
    const length = this.spell(index);
    let text = "";
    for (let from = 0; from < length; from += codesAtOnce) {
      const codes = this.codes.slice(from, Math.min(length, from + codesAtOnce));
      text += String.fromCharCode.apply(null, codes);
    }
    const block = index >>> blockShift;
    const strings = this.#known[block] ?? new Array<string>(stringsPerBlock);
    strings[index & (stringsPerBlock - 1)] = text;
    this.#known[block] = strings;
    return text;
  }

  /** Goes on to the next string, and reads it if it is needed. Returns its length. */
  #step(isNeeded: boolean): number {
    const { codes } = this;
    const bytes = this.#bytes;
    let offset = this.#offset;
    let length = this.#frontCoded ? (bytes[offset++] ?? 0) : 0;
    for (;;) {
      const byte = bytes[offset++] ?? lineFeed;
      if (byte === lineFeed) break;
      if (!isNeeded) continue;
      if (byte < 0x80) {
        codes[length++] = byte;
        continue;
      }
      // UTF-8. TextDecoder is not part of ECMAScript, and nearly all text is ASCII.
      const more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
      let point = byte & (0x3f >> more);
      for (let left = more; left > 0; left--)
        point = (point << 6) | ((bytes[offset++] ?? 0) & 0x3f);
      const wide = String.fromCodePoint(point);
      for (let at = 0; at < wide.length; at++) codes[length++] = wide.charCodeAt(at);
    }
    this.#offset = offset;
    this.#next++;
    return length;
  }
}

/**
 * The largest number of codes that become text at once, because each of them is an argument of
 * one call.
 */
const codesAtOnce = 4096;
