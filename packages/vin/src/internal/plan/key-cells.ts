import type { StringTable } from "../vpic/byte-reader.ts";
import { compareOrder, isFormula, lengthOf, readPatternKey } from "./pattern-key.ts";

/** The cells of a key before those of its positions: how many positions, flags, the positions as bits, the length. */
const headCells = 4;
/** The cells of a position: its number, and the low and the high symbols that the key allows there. */
const cellsPerPosition = 3;
const impossibleFlag = 1;
const formulaFlag = 2;

/**
 * The keys that were needed so far, parsed, in one list of numbers. That takes a tenth of the memory of objects, and a key is
 * compared with a VIN without following references.
 */
export class KeyCells {
  readonly #texts: StringTable;
  /** Where the cells of each key begin; 0 if it was not needed yet. */
  readonly #starts: Uint32Array;
  readonly #cells: number[] = [0];

  constructor(texts: StringTable) {
    this.#texts = texts;
    this.#starts = new Uint32Array(texts.length);
  }

  /** Whether a key matches the symbols of a VIN, which are listed by position. */
  matches(key: number, symbols: Uint8Array): boolean {
    const cells = this.#cells;
    const start = this.#startOf(key);
    if (((cells[start + 1] ?? 0) & impossibleFlag) !== 0) return false;
    let at = start + headCells;
    for (let left = cells[start] ?? 0; left > 0; left--) {
      const symbol = symbols[cells[at] ?? 0] ?? 255;
      if (symbol > 32) return false;
      const allowed = symbol < 32 ? (cells[at + 1] ?? 0) >>> symbol : (cells[at + 2] ?? 0);
      if ((allowed & 1) === 0) return false;
      at += cellsPerPosition;
    }
    return true;
  }

  /** Whether the value of a key is a part of the VIN. */
  isFormula(key: number): boolean {
    return ((this.#cells[this.#startOf(key) + 1] ?? 0) & formulaFlag) !== 0;
  }

  /** The VIN positions that a key constrains, as bits. */
  constrained(key: number): number {
    return this.#cells[this.#startOf(key) + 2] ?? 0;
  }

  /** NHTSA's order of keys that are equally new: the shorter one first, then by text. */
  compare(one: number, other: number): number {
    if (one === other) return 0;
    const difference =
      (this.#cells[this.#startOf(one) + 3] ?? 0) - (this.#cells[this.#startOf(other) + 3] ?? 0);
    return difference || compareOrder(this.#texts.at(one), this.#texts.at(other));
  }

  /** Calls a function with each position that a key constrains, and the symbols that it allows there. */
  read(key: number, take: (position: number, low: number, high: number) => void): void {
    const cells = this.#cells;
    const start = this.#startOf(key);
    let at = start + headCells;
    for (let left = cells[start] ?? 0; left > 0; left--) {
      take(cells[at] ?? 0, cells[at + 1] ?? 0, cells[at + 2] ?? 0);
      at += cellsPerPosition;
    }
  }

  #startOf(key: number): number {
    const known = this.#starts[key] ?? 0;
    return known > 0 ? known : this.#parse(key);
  }

  #parse(key: number): number {
    const text = this.#texts.at(key);
    const { positions, low, high, constrained, impossible } = readPatternKey(text);
    const flags = (impossible ? impossibleFlag : 0) | (isFormula(text) ? formulaFlag : 0);
    const start = this.#cells.length;
    this.#cells.push(positions.length, flags, constrained, lengthOf(text));
    for (const [each, position] of positions.entries()) {
      this.#cells.push(position, (low[each] ?? 0) | 0, high[each] ?? 0);
    }
    this.#starts[key] = start;
    return start;
  }
}
