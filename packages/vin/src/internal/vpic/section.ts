import type { PartedData } from "../vin/read-data.ts";

/**
 * A section of a data file. Its head can be read at once; the bytes of its body only after they
 * were asked for.
 */
export class Section {
  readonly head: Uint8Array;
  /** The length of the body. */
  readonly length: number;
  readonly #body: Uint8Array;
  readonly #need: PartedData["need"];
  readonly #start: number;

  constructor(
    head: Uint8Array,
    body: Uint8Array,
    start = 0,
    need: PartedData["need"] = () => undefined,
  ) {
    this.head = head;
    this.length = body.length;
    this.#body = body;
    this.#need = need;
    this.#start = start;
  }

  /** The whole body. */
  whole(): Uint8Array {
    return this.part(0, this.length);
  }

  /**
   * The whole body, of which only the bytes from `start` to before `end` may be read, or were asked
   * for before.
   */
  part(start: number, end: number): Uint8Array {
    const last = Math.min(end, this.length);
    if (start < last) this.#need(this.#start + start, this.#start + last);
    return this.#body;
  }
}

/** In the place of a section that a file does not have. */
export const noSection: Section = /* @__PURE__ */ new Section(new Uint8Array(), new Uint8Array());
