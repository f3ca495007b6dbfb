import { type Form, readGap } from "./form.ts";

/** Shorter texts are copied here. For these, a call of the platform takes longer than the work. */
const shortText = 40;
/** UTF-8 takes at most so many bytes for one UTF-16 code unit. */
const mostBytesPerUnit = 3;
const mostAscii = 0x7f;

const firstBytes = 1_024;

/** Collects text as UTF-8 in one block of memory. */
export class ByteWriter {
  #bytes: Buffer<ArrayBuffer>;
  #length = 0;

  /** `memory` is written over. Without it, or where it does not suffice, the writer asks for more. */
  constructor(memory: ArrayBuffer = Buffer.allocUnsafeSlow(firstBytes).buffer) {
    this.#bytes = Buffer.from(memory);
  }

  /** What was written. It lies in the memory of the writer, which must not be used after this. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  text(text: string): void {
    this.#reserve(text.length * mostBytesPerUnit);
    if (text.length <= shortText && this.#copyAscii(text, this.#length)) {
      this.#length += text.length;
    } else {
      this.#length += this.#bytes.write(text, this.#length);
    }
  }

  /** The text of a form, with what fills its gaps for `source`. */
  form<Source extends object>(form: Form<Source>, source: Source): void {
    const { block, start, end, gaps, places } = form;
    this.#copy(block, start, end);
    /** How far a byte of the block is moved. */
    let shift = this.#length - end;
    for (let index = 0; index < gaps.length; index++) {
      const gap = gaps[index];
      const [from, to] = [places[2 * index] ?? 0, places[2 * index + 1] ?? 0];
      if (gap === undefined) continue;
      const text = readGap(form, gap, source);
      if (this.#overwrite(text, from + shift, to - from)) continue;
      this.#length = from + shift;
      this.text(text);
      shift = this.#length - to;
      this.#copy(block, to, end);
    }
  }

  #copy(source: Buffer, start: number, end: number): void {
    this.#reserve(end - start);
    source.copy(this.#bytes, this.#length, start, end);
    this.#length += end - start;
  }

  /** Writes over `length` bytes that are there. False if the text has another length. */
  #overwrite(text: string, at: number, length: number): boolean {
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
