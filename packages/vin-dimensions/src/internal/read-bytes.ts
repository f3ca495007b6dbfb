import { damagedFile } from "../errors.ts";

/** Reads the numbers and names of the file, one after another. */
interface ByteReader {
  readonly number: () => number;
  /** Reads `count` numbers in one loop, because nothing is optimised yet when a table is opened. */
  readonly numbers: (count: number) => Uint32Array;
  /** Skips `count` numbers, and returns the offset where they began. */
  readonly skip: (count: number) => number;
  readonly text: () => string;
  readonly atEnd: () => boolean;
}

const tooShort = (): never => {
  throw damagedFile("it ends too early");
};

/**
 * Creates a reader that starts at an offset. Numbers are groups of seven bits, lowest first; names
 * are a length and ASCII.
 */
export const readBytes = (bytes: Uint8Array, offset: number): ByteReader => {
  let at = offset;
  const number = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at] ?? tooShort();
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const numbers = (count: number): Uint32Array => {
    if (count > bytes.length - at) tooShort();
    const values = new Uint32Array(count);
    for (let each = 0; each < count; each += 1) {
      let byte = bytes[at++] ?? tooShort();
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? tooShort();
        value |= (byte & 127) << shift;
      }
      values[each] = value;
    }
    return values;
  };
  const skip = (count: number): number => {
    const start = at;
    for (let left = count; left > 0; at += 1) if ((bytes[at] ?? tooShort()) < 128) left -= 1;
    return start;
  };
  const text = (): string => {
    const length = number();
    const letters = bytes.subarray(at, at + length);
    if (letters.length < length) tooShort();
    at += length;
    return String.fromCharCode(...letters);
  };
  return { number, numbers, skip, text, atEnd: () => at === bytes.length };
};

/** The polynomial that gzip and Ethernet use, lowest bit first (ISO 3309). */
const polynomial = 0xedb88320;

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1;
  return rest;
});

/**
 * The CRC-32 of the bytes, as an unsigned integer. A change of up to 32 adjacent bits always
 * changes it.
 */
export const crc32 = (bytes: Uint8Array): number => {
  let rest = -1;
  for (const byte of bytes) rest = (table[(rest ^ byte) & 255] ?? 0) ^ (rest >>> 8);
  return ~rest >>> 0;
};
