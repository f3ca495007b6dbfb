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

/**
 * Writes strings in blocks of 32: their number, the byte length of each block, then the strings,
 * each with a line feed at its end.
 */
export function stringTable(strings: readonly string[]): Uint8Array {
  const head = new ByteWriter();
  const body = new ByteWriter();
  head.varint(strings.length);
  for (let start = 0; start < strings.length; start += 32) {
    const before = body.length;
    for (const text of strings.slice(start, start + 32)) {
      body.raw(encoder.encode(text));
      body.byte(10);
    }
    head.varint(body.length - before);
  }
  head.raw(body.finish());
  return head.finish();
}

/**
 * Writes sorted strings in blocks of 32. Each is the length of the prefix that it shares with the
 * previous one, and the rest.
 */
export function frontCoded(strings: readonly string[]): Uint8Array {
  const head = new ByteWriter();
  const body = new ByteWriter();
  head.varint(strings.length);
  for (let start = 0; start < strings.length; start += 32) {
    const before = body.length;
    let last = "";
    for (const text of strings.slice(start, start + 32)) {
      let shared = 0;
      while (shared < last.length && last[shared] === text[shared]) shared++;
      body.byte(shared);
      body.raw(encoder.encode(text.slice(shared)));
      body.byte(10);
      last = text;
    }
    head.varint(body.length - before);
  }
  head.raw(body.finish());
  return head.finish();
}

/**
 * Writes a header, then the sections. The header has the length and checksum of each section, and
 * its own checksum.
 */
export function container(magic: string, sections: readonly Uint8Array[]): Uint8Array {
  const out = new ByteWriter();
  out.raw(encoder.encode(magic));
  out.varint(sections.length);
  for (const section of sections) {
    out.varint(section.length);
    out.varint(murmur3(section));
  }
  // 28 bits fill exactly four groups of seven, so that every bit of this checksum is checked.
  out.varint(murmur3(out.finish()) >>> 4);
  for (const section of sections) out.raw(section);
  return out.finish();
}

/**
 * Writes records in blocks of a fixed number of records, with the byte length of each block
 * in front.
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

  finish(): Uint8Array {
    if (this.#records % this.#perBlock !== 0) this.#close();
    const out = new ByteWriter();
    out.varint(this.#lengths.length);
    for (const length of this.#lengths) out.varint(length);
    out.raw(this.body.finish());
    return out.finish();
  }

  #close(): void {
    this.#lengths.push(this.body.length - this.#start);
    this.#start = this.body.length;
  }
}
