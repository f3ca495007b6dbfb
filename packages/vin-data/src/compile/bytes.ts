import { murmur3 } from "@almanac/kernel/numbers/murmur3";

/** A buffer of bytes that grows as needed. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = value;
  }

  /** Writes an unsigned integer in groups of seven bits, lowest group first. */
  varint(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`varint of ${value}`);
    let rest = value;
    while (rest > 0x7f) {
      this.byte((rest & 0x7f) | 0x80);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  /** Writes a signed integer: 0, -1, 1, -2 ... become 0, 1, 2, 3 ... */
  signed(value: number): void {
    this.varint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  raw(bytes: Uint8Array): void {
    for (const byte of bytes) this.byte(byte);
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

const encoder = new TextEncoder();

/** A section of a file: the head is read when the file is opened, the body only where needed. */
export interface FileSection {
  readonly head: Uint8Array;
  readonly body: Uint8Array;
}

const stringsPerBlock = 32;

/**
 * Writes strings in blocks of 32, each with a line feed at its end. The head has their number, then
 * the byte length of each block.
 */
export function stringTable(strings: readonly string[]): FileSection {
  return blocksOf(strings, (body, text) => body.raw(encoder.encode(text)));
}

/**
 * Writes sorted strings in blocks of 32. Each is the length of the prefix that it shares with the
 * previous one, and the rest.
 */
export function frontCoded(strings: readonly string[]): FileSection {
  return blocksOf(strings, (body, text, last) => {
    let shared = 0;
    while (shared < last.length && last[shared] === text[shared]) shared++;
    body.byte(shared);
    body.raw(encoder.encode(text.slice(shared)));
  });
}

/** Writes each string with a function, which also gets the string before it in its block. */
function blocksOf(
  strings: readonly string[],
  write: (body: ByteWriter, text: string, last: string) => void,
): FileSection {
  const head = new ByteWriter();
  const body = new ByteWriter();
  head.varint(strings.length);
  for (let start = 0; start < strings.length; start += stringsPerBlock) {
    const before = body.length;
    let last = "";
    for (const text of strings.slice(start, start + stringsPerBlock)) {
      write(body, text, last);
      body.byte(10);
      last = text;
    }
    head.varint(body.length - before);
  }
  return { head: head.finish(), body: body.finish() };
}

/**
 * Writes a header, the heads of the sections, and their bodies, the smallest first. So the first
 * parts of a file that is packed in parts have all that is read when it is opened. The header has
 * the lengths of all heads, then those of all bodies, then the checksums of all bodies. A checksum
 * of the header and the heads follows the heads, in four bytes.
 */
export function container(
  magic: string,
  sections: readonly (Uint8Array | FileSection)[],
): Uint8Array {
  const all = sections.map((each) =>
    "body" in each ? each : { head: new Uint8Array(), body: each },
  );
  const out = new ByteWriter();
  out.raw(encoder.encode(magic));
  out.varint(all.length);
  for (const { head } of all) out.varint(head.length);
  for (const { body } of all) out.varint(body.length);
  for (const { body } of all) out.varint(murmur3(body));
  for (const { head } of all) out.raw(head);
  const checksum = murmur3(out.finish());
  for (const shift of [0, 8, 16, 24]) out.byte((checksum >>> shift) & 0xff);
  const bySize = [...all].sort((one, other) => one.body.length - other.body.length);
  for (const { body } of bySize) out.raw(body);
  return out.finish();
}

/**
 * Writes records in blocks of a fixed number of records. The head has the number of blocks, then
 * the byte length of each.
 */
export class Blocks {
  readonly body = new ByteWriter();
  readonly #perBlock: number;
  readonly #lengths: number[] = [];
  #records = 0;
  #start = 0;

  constructor(perBlock: number) {
    this.#perBlock = perBlock;
  }

  next(): void {
    this.#records++;
    if (this.#records % this.#perBlock === 0) this.#close();
  }

  finish(): FileSection {
    if (this.#records % this.#perBlock !== 0) this.#close();
    const head = new ByteWriter();
    head.varint(this.#lengths.length);
    for (const length of this.#lengths) head.varint(length);
    return { head: head.finish(), body: this.body.finish() };
  }

  #close(): void {
    this.#lengths.push(this.body.length - this.#start);
    this.#start = this.body.length;
  }
}
