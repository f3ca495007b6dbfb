/** A key has three cells, and its number has one. */
const cellsPerEntry = 4;
const fewestEntries = 1_024;
/** The largest part of the entries that may be used. In a fuller table, finding a key takes longer. */
const fullest = 0.5;

/**
 * A map from keys of three whole numbers to numbers other than 0. It is one list of numbers, so that finding a key
 * makes no garbage, and usually reads memory at one place.
 */
export class TypeTable {
  #cells = new Int32Array(fewestEntries * cellsPerEntry);
  #used = 0;

  /** How many keys there are. */
  get size(): number {
    return this.#used;
  }

  /** The number of a key; 0 if the table does not have the key. */
  find(first: number, second: number, third: number): number {
    return this.#cells[this.#placeOf(first, second, third) + 3] ?? 0;
  }

  set(first: number, second: number, third: number, number: number): void {
    if (this.#used + 1 > (this.#cells.length / cellsPerEntry) * fullest) this.#grow();
    const cells = this.#cells;
    const place = this.#placeOf(first, second, third);
    if (cells[place + 3] === 0) this.#used++;
    cells[place] = first;
    cells[place + 1] = second;
    cells[place + 2] = third;
    cells[place + 3] = number;
  }

  clear(): void {
    this.#cells = new Int32Array(fewestEntries * cellsPerEntry);
    this.#used = 0;
  }

  /** Where the entry of a key begins, or where it would begin. */
  #placeOf(first: number, second: number, third: number): number {
    const cells = this.#cells;
    const last = cells.length - cellsPerEntry;
    let place = (mix(first, second, third) * cellsPerEntry) & last;
    while (
      cells[place + 3] !== 0 &&
      (cells[place] !== first || cells[place + 1] !== second || cells[place + 2] !== third)
    ) {
      place = (place + cellsPerEntry) & last;
    }
    return place;
  }

  #grow(): void {
    const before = this.#cells;
    this.#cells = new Int32Array(before.length * 2);
    this.#used = 0;
    for (let place = 0; place < before.length; place += cellsPerEntry) {
      const [first = 0, second = 0, third = 0, number = 0] = before.subarray(place, place + 4);
      if (number !== 0) this.set(first, second, third, number);
    }
  }
}

/** Spreads keys evenly, because those of one maker are close together. The factors are those of xxHash32. */
function mix(first: number, second: number, third: number): number {
  const mixed =
    Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77) ^ Math.imul(third, 0xc2b2ae3d);
  return mixed ^ (mixed >>> 15);
}
