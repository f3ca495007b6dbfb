import { type Form, readGap } from "./form.ts";

/** Texts up to this length are copied by a loop, because a call of the platform takes longer than copying them. */
const shortText = 40;
/** UTF-8 takes at most this number of bytes for one UTF-16 code unit. */
const mostBytesPerUnit = 3;
const mostAscii = 0x7f;

const firstBytes = 1_024;

/** Collects text as UTF-8 in one block of memory. */
export class ByteWriter {
  #bytes: Buffer<ArrayBuffer>;
  #length = 0;

  /** The writer overwrites `memory`. Without it, or if it is too small, the writer allocates more. */
  constructor(memory: ArrayBuffer = Buffer.allocUnsafeSlow(firstBytes).buffer) {
    this.#bytes = Buffer.from(memory);
  }

  /** The bytes that were written. They are in the writer's memory, so the writer must not be used after this. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  /** How many bytes were written. */
  get length(): number {
    return this.#length;
  }

  text(text: string): void {
    this.#reserve(text.length * mostBytesPerUnit);
    if (text.length <= shortText && this.#copyAscii(text, this.#length)) {
      this.#length += text.length;
    } else {
      this.#length += this.#bytes.write(text, this.#length);
    }
  }

  /** Writes the text of a form, with its gaps filled for `source`. */
  form<Source extends object>(form: Form<Source>, source: Source): void {
    const start = this.#length;
    if (form.isFixed && this.#fixedForm(form, source)) return;
    // If one answer has a text of another length, others are likely to have one too.
    form.isFixed = false;
    this.#length = start;
    const { block, gaps, places } = form;
    let from = form.start;
    for (let index = 0; index < gaps.length; index++) {
      const gap = gaps[index];
      if (gap === undefined) continue;
      this.copy(block, from, places[2 * index] ?? from);
      this.text(readGap(form, gap, source));
      from = places[2 * index + 1] ?? from;
    }
    this.copy(block, from, form.end);
  }

  /** Copies the form at once, and writes over its gaps. False if a text has another length than its gap. */
  #fixedForm<Source extends object>(form: Form<Source>, source: Source): boolean {
    const { block, start, end, gaps, places } = form;
    /** How far a byte of the block is moved. */
    const shift = this.#length - start;
    this.copy(block, start, end);
    for (let index = 0; index < gaps.length; index++) {
      const gap = gaps[index];
      if (gap === undefined) continue;
      const [from, to] = [places[2 * index] ?? 0, places[2 * index + 1] ?? 0];
      if (!this.#overwriteText(readGap(form, gap, source), from + shift, to - from)) return false;
    }
    return true;
  }

  /** Writes the bytes of `source` from `start` to before `end`. */
  copy(source: Buffer, start: number, end: number): void {
    const length = end - start;
    this.#reserve(length);
    const bytes = this.#bytes;
    const at = this.#length;
    if (length > shortText) source.copy(bytes, at, start, end);
    else
      for (let index = 0; index < length; index++) bytes[at + index] = source[start + index] ?? 0;
    this.#length = at + length;
  }

  /** Overwrites bytes that were written before, from `at` on. */
  overwrite(at: number, source: Buffer, start: number, end: number): void {
    const bytes = this.#bytes;
    for (let index = start; index < end; index++) bytes[at + index - start] = source[index] ?? 0;
  }

  /** Overwrites `length` bytes with a text. False if the text has another length. */
  #overwriteText(text: string, at: number, length: number): boolean {
    if (text.length !== length) return false;
    if (length <= shortText) return this.#copyAscii(text, at);
    if (Buffer.byteLength(text) !== length) return false;
    this.#bytes.write(text, at);
    return true;
  }

  /** Copies characters of one byte each. False if there are others. */
  #copyAscii(text: string, at: number): boolean {
    const bytes = this.#bytes;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (unit > mostAscii) return false;
      bytes[at + index] = unit;
    }
    return true;
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(needed * 2);
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

/** What `write` writes, as a string. */
export function textOf(write: (out: ByteWriter) => void): string {
  const out = new ByteWriter();
  write(out);
  return Buffer.from(out.bytes.buffer, 0, out.bytes.length).toString();
}
