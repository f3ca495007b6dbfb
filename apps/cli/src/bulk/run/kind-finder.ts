import type { Kind, Kinds } from "../bulk-service.ts";

const firstSmall = 0x61;
const lastSmall = 0x7a;
const smallToCapital = 0x20;

/** Finds the kind of a cell, whether its letters are small or capitals. */
export class KindFinder {
  readonly #open: () => Kinds;
  #kinds: Kinds | undefined;
  /** The text of a cell in capitals, if its bytes in the input are others. */
  readonly #capitals: Buffer;
  /** The bytes that have the text of the last cell, in capitals if its kind was found. */
  text: Buffer;
  /** Where the text begins in these bytes. */
  at = 0;

  /** @param open Begins to collect kinds. It is called when the first kind is added. */
  constructor(length: number, open: () => Kinds) {
    this.#open = open;
    this.#capitals = Buffer.alloc(length);
    this.text = this.#capitals;
  }

  /** The number of the kind of a cell, which begins at a place of some bytes; 0 if it is not known. */
  find(bytes: Buffer, from: number): number {
    this.text = bytes;
    this.at = from;
    const kind = this.#kinds?.find(bytes, from) ?? 0;
    if (kind > 0 || !writeCapitals(bytes, from, this.#capitals)) return kind;
    this.#useCapitals();
    return this.#kinds?.find(this.#capitals, 0) ?? 0;
  }

  /** Adds the kind of a text in capitals. Undefined if its answer does not repeat. */
  add(text: string): Kind | undefined {
    this.#kinds ??= this.#open();
    this.#capitals.write(text);
    this.#useCapitals();
    return this.#kinds.add(text);
  }

  #useCapitals(): void {
    this.text = this.#capitals;
    this.at = 0;
  }
}

/** Copies the text of a cell with capitals in place of small letters. False if it has no small letters. */
function writeCapitals(bytes: Buffer, from: number, capitals: Buffer): boolean {
  let hasSmall = false;
  for (let index = 0; index < capitals.length; index++) {
    const byte = bytes[from + index] ?? 0;
    const isSmall = byte >= firstSmall && byte <= lastSmall;
    if (isSmall) hasSmall = true;
    capitals[index] = isSmall ? byte - smallToCapital : byte;
  }
  return hasSmall;
}
