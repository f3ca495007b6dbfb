import { ByteWriter } from "./bytes.ts";

/** Writes records in blocks of a fixed number of records, with the byte length of each block in front. */
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
