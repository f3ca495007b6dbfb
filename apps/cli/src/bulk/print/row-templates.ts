import type { ByteWriter } from "./byte-writer.ts";
import type { Template } from "./read-marks.ts";

/** At most this number of rows is kept. */
const mostRows = 16_384;
/** A block of this size holds the texts of 12,000 rows of a usual length. */
const mostBytes = 8_388_608;
const firstBytes = 65_536;
/** What is kept of a row besides its copies: its kind, and where its text begins and ends. */
const cellsOfRow = 3;
const cellsOfCopy = 3;
/** A row with more copies is not kept. */
const mostCopies = 8;
const cellsPerRow = cellsOfRow + mostCopies * cellsOfCopy;

/**
 * The texts of rows by the number of their kind, with the places where rows of a kind differ. All are in two lists of
 * numbers, because with thousands of kinds, reading objects from memory takes longer than copying a text.
 */
export class RowTemplates {
  readonly #cells = new Int32Array(mostRows * cellsPerRow);
  #block = Buffer.allocUnsafeSlow(firstBytes);
  #used = 0;

  /** Whether the row of a kind is known. Kinds are numbers from 1. */
  has(kind: number): boolean {
    return this.#cells[this.#placeOf(kind)] === kind;
  }

  /** Keeps the text of a row. Two kinds can have the same place; the newer one then replaces the other. */
  keep(kind: number, { text, copies }: Template): void {
    const bytes = Buffer.from(text);
    if (copies.length > mostCopies || !this.#reserve(bytes.length)) return;
    const place = this.#placeOf(kind);
    const cells = this.#cells;
    cells.fill(0, place, place + cellsPerRow);
    cells[place] = kind;
    cells[place + 1] = this.#used;
    cells[place + 2] = this.#used + bytes.length;
    for (const [index, { at, from, to }] of copies.entries()) {
      cells.set([at, from, to], place + cellsOfRow + index * cellsOfCopy);
    }
    this.#block.set(bytes, this.#used);
    this.#used += bytes.length;
  }

  /** Writes the row of a kind, with the parts that repeat the cell that begins at a place of `source`. */
  write(out: ByteWriter, kind: number, source: Buffer, cell: number): void {
    const cells = this.#cells;
    const place = this.#placeOf(kind);
    const row = out.length;
    out.copy(this.#block, cells[place + 1] ?? 0, cells[place + 2] ?? 0);
    for (let index = place + cellsOfRow; index < place + cellsPerRow; index += cellsOfCopy) {
      const [at, from, to] = [cells[index] ?? 0, cells[index + 1] ?? 0, cells[index + 2] ?? 0];
      out.overwrite(row + at, source, cell + from, cell + to);
    }
  }

  #placeOf(kind: number): number {
    return (kind % mostRows) * cellsPerRow;
  }

  /** Makes room for a text. If there is none, all rows are forgotten. False if the text alone is too long. */
  #reserve(length: number): boolean {
    if (length > mostBytes) return false;
    if (this.#used + length > mostBytes) {
      this.#cells.fill(0);
      this.#used = 0;
    }
    if (this.#used + length <= this.#block.length) return true;
    const needed = Math.max(this.#block.length * 2, this.#used + length);
    const larger = Buffer.allocUnsafeSlow(Math.min(mostBytes, needed));
    this.#block.copy(larger, 0, 0, this.#used);
    this.#block = larger;
    return true;
  }
}
