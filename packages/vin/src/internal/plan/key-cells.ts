import type { StringTable } from "../vpic/byte-reader.ts";
import { compareOrder, keySigns, parseKey } from "./pattern-key.ts";

/**
 * The first cell of a key has three flags, the positions that it constrains as bits (4-17), and its
 * length without stars. Two cells follow for each position. The first has the number of the
 * position, whether the last symbol is allowed, and a mark if the position is the last one; the
 * second has the other symbols as bits.
 */
const impossibleFlag = 1;
const formulaFlag = 2;
const setFlag = 4;
const positionBits = 0x3_fff0;
const lengthShift = 18;
const positionMask = 31;
const highShift = 5;
const lastMark = 64;
/** The last position of a VIN. Only an impossible key constrains a later one. */
const lastPosition = 17;
/** The most cells of a key: one, and two for each of positions 4-17. */
const mostCells = 29;

/** What keys say about a VIN: positions as bits. */
export interface SeenPositions {
  /** The positions that any key constrains. */
  constrained: number;
  /** The positions at which any key allows the symbol of the VIN. */
  fitting: number;
}

/**
 * The keys that were needed so far, parsed, in one list of numbers. The list takes a small part of
 * the memory that objects would take, so that frequent keys stay in the processor's cache.
 */
export class KeyCells {
  readonly #texts: StringTable;
  /** Where the cells of each key begin; 0 if the key was not needed yet. */
  readonly #starts: Uint32Array;
  #cells = new Int32Array(4096);
  #end = 1;
  /** The positions that the key that is being parsed constrains, as bits. */
  #constrained = 0;

  constructor(texts: StringTable) {
    this.#texts = texts;
    this.#starts = new Uint32Array(texts.length);
  }

  /**
   * The first place from `start` to before `end` whose key matches the symbols of a VIN, which are
   * listed by position; `end` if no key does. Adds to `seen` what the keys say that were compared.
   */
  nextMatch(
    keys: Uint32Array,
    start: number,
    end: number,
    symbols: Uint8Array,
    seen: SeenPositions,
  ): number {
    let { constrained, fitting } = seen;
    let place = start;
    for (; place < end; place++) {
      let at = this.#startOf(keys[place] ?? 0);
      const cells = this.#cells;
      const head = cells[at] ?? 0;
      constrained |= head & positionBits;
      let isMatch = (head & impossibleFlag) === 0;
      let isDone = (head & positionBits) === 0;
      while (!isDone) {
        const cell = cells[++at] ?? lastMark;
        const low = cells[++at] ?? 0;
        const position = cell & positionMask;
        const symbol = symbols[position] ?? 255;
        const allowed = symbol < 32 ? low >>> symbol : symbol === 32 ? cell >> highShift : 0;
        if ((allowed & 1) !== 0) fitting |= 1 << position;
        else isMatch = false;
        isDone = (cell & lastMark) !== 0;
      }
      if (isMatch) break;
    }
    seen.constrained = constrained;
    seen.fitting = fitting;
    return place;
  }

  /** Adds the symbols that the keys from `start` to before `end` allow at a position to a set. */
  addSymbols(
    keys: Uint32Array,
    start: number,
    end: number,
    position: number,
    set: { low: number; high: number },
  ): void {
    for (let place = start; place < end; place++) {
      let at = this.#startOf(keys[place] ?? 0);
      const cells = this.#cells;
      if ((((cells[at] ?? 0) >> position) & 1) === 0) continue;
      // The key constrains the position, so one of its cells has it.
      for (at++; ((cells[at] ?? 0) & positionMask) !== position; ) at += 2;
      set.low |= cells[at + 1] ?? 0;
      set.high |= ((cells[at] ?? 0) >> highShift) & 1;
    }
  }

  /** Whether the value of a key is a part of the VIN. */
  isFormula(key: number): boolean {
    return (this.#headOf(key) & formulaFlag) !== 0;
  }

  /** The VIN positions that a key constrains, as bits. */
  constrained(key: number): number {
    return this.#headOf(key) & positionBits;
  }

  /** NHTSA's order of keys that are equally new: the shorter one first, then by text. */
  compare(one: number, other: number): number {
    if (one === other) return 0;
    const first = this.#headOf(one);
    const second = this.#headOf(other);
    const difference = (first >>> lengthShift) - (second >>> lengthShift);
    if (difference !== 0) return difference;
    // The keys are sorted by their text, which only brackets make different from NHTSA's order.
    if (((first | second) & setFlag) === 0) return one - other;
    return compareOrder(this.#texts.at(one), this.#texts.at(other));
  }

  /**
   * Calls a function with each position that a key constrains, and the symbols that it allows
   * there. Returns these positions as bits.
   */
  read(key: number, take: (position: number, low: number, high: number) => void): number {
    const constrained = this.constrained(key);
    if (constrained === 0) return 0;
    let place = 0;
    for (let at = this.#startOf(key) + 1; (place & lastMark) === 0; at += 2) {
      place = this.#cells[at] ?? lastMark;
      take(place & positionMask, this.#cells[at + 1] ?? 0, (place >> highShift) & 1);
    }
    return constrained;
  }

  #headOf(key: number): number {
    // The start comes first: if the key is parsed now, a longer list can replace the list of cells.
    const start = this.#startOf(key);
    return this.#cells[start] ?? 0;
  }

  #startOf(key: number): number {
    const known = this.#starts[key] ?? 0;
    return known > 0 ? known : this.#parse(key);
  }

  #parse(key: number): number {
    const length = this.#texts.spell(key);
    const { codes } = this.#texts;
    let stars = 0;
    let flags = 0;
    for (let at = 0; at < length; at++) {
      const code = codes[at];
      if (code === keySigns.any) stars++;
      else if (code === keySigns.digit) flags |= formulaFlag;
      else if (code === keySigns.open || code === keySigns.close) flags |= setFlag;
    }
    this.#makeRoom();
    const start = this.#end;
    this.#end = start + 1;
    this.#constrained = 0;
    if (!parseKey(codes, length, this.#take)) flags |= impossibleFlag;
    if (this.#end > start + 1)
      this.#cells[this.#end - 2] = (this.#cells[this.#end - 2] ?? 0) | lastMark;
    this.#cells[start] = this.#constrained | flags | ((length - stars) << lengthShift);
    this.#starts[key] = start;
    return start;
  }

  /** Adds a position of the key that is being parsed. */
  readonly #take = (position: number, low: number, high: number): void => {
    if (position > lastPosition) return;
    this.#cells[this.#end++] = position | (high << highShift);
    this.#cells[this.#end++] = low;
    this.#constrained |= 1 << position;
  };

  /** A longer list replaces the list of cells if a key may not fit in it. */
  #makeRoom(): void {
    if (this.#end + mostCells <= this.#cells.length) return;
    const cells = new Int32Array(this.#cells.length * 2);
    cells.set(this.#cells);
    this.#cells = cells;
  }
}
