import type { PartedData } from "../vin/read-data.ts";

/** A section of a data file. Its bytes can be read only after they were asked for. */
export class Section {
  readonly length: number;
  readonly #bytes: Uint8Array;
  readonly #need: PartedData["need"];
  readonly #start: number;

  constructor(bytes: Uint8Array, start = 0, need: PartedData["need"] = () => {}) {
    this.length = bytes.length;
    this.#bytes = bytes;
    this.#need = need;
    this.#start = start;
  }

  /** All bytes. */
  whole(): Uint8Array {
    return this.part(0, this.length);
  }

  /**
   * All bytes, of which only those from `start` to before `end` may be read, or were asked
   * for before.
   */
  part(start: number, end: number): Uint8Array {
    const last = Math.min(end, this.length);
    if (start < last) this.#need(this.#start + start, this.#start + last);
    return this.#bytes;
  }
}
