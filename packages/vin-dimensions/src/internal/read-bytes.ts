import { damagedFile } from "../errors.ts";

/** Reads the numbers and names of the file, one after another. */
interface ByteReader {
  readonly byte: () => number;
  /** Two bytes, the lower one first. */
  readonly short: () => number;
  readonly number: () => number;
  /** Skips bytes, and returns the offset where they began. */
  readonly skip: (length: number) => number;
  readonly text: () => string;
  readonly offset: () => number;
}

const tooShort = (): never => {
  throw damagedFile("it ends too early");
};

/**
 * Creates a reader that starts at an offset. Numbers are groups of seven bits, lowest first; names
 * are a length and ASCII.
 */
export const readBytes = (bytes: Uint8Array, start: number): ByteReader => {
  let at = start;
  const byte = (): number => bytes[at++] ?? tooShort();
  const number = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const next = byte();
      value += (next & 127) * factor;
      if (next < 128) return value;
    }
  };
  const skip = (length: number): number => {
    const before = at;
    at += length;
    return at > bytes.length ? tooShort() : before;
  };
  const text = (): string => {
    const length = number();
    const letters = skip(length);
    return String.fromCharCode(...bytes.subarray(letters, letters + length));
  };
  return { byte, short: () => byte() + byte() * 256, number, skip, text, offset: () => at };
};
