/** Up to this length a loop copies a text faster than a call of the platform. */
const shortText = 40;
/** UTF-8 takes at most this number of bytes for one UTF-16 code unit. */
const mostBytesPerUnit = 3;
const mostAscii = 0x7f;

const firstBytes = 1_024;

/** Collects text as UTF-8 in one block of memory. */
export class ByteWriter {
  #bytes: Buffer<ArrayBuffer>;
  #length = 0;

  /**
   * The writer overwrites `memory`. Without it, or if it is too small, the writer allocates more.
   */
  constructor(memory: ArrayBuffer = Buffer.allocUnsafeSlow(firstBytes).buffer) {
    this.#bytes = Buffer.from(memory);
  }

  /** They are in the writer's memory, so the writer must not be used after this. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  text(text: string): void {
    this.#reserve(text.length * mostBytesPerUnit);
    if (text.length <= shortText && this.#copyAscii(text)) {
      this.#length += text.length;
    } else {
      this.#length += this.#bytes.write(text, this.#length);
    }
  }

  /** Copies characters of one byte each. False if there are others. */
  #copyAscii(text: string): boolean {
    const bytes = this.#bytes;
    const at = this.#length;
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

export function textOf(write: (out: ByteWriter) => void): string {
  const out = new ByteWriter();
  write(out);
  return Buffer.from(out.bytes.buffer, 0, out.bytes.length).toString();
}
