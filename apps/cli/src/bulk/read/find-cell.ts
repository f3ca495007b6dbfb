const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Which cell of a record is wanted, and how many cells a record has. */
export interface WantedCell {
  /** The delimiter as a byte. */
  readonly delimiter: number;
  /** The column, from 0. */
  readonly column: number;
  readonly width: number;
}

/** The bytes of a cell, and the end of its record. */
export interface FoundCell {
  /** Both are -1 if the record has too few or too many cells. */
  readonly from: number;
  readonly to: number;
  /** The end of the record, before its line ending. */
  readonly end: number;
  /** Where the next record begins. */
  readonly next: number;
}

/** Finds a cell of the record that begins at `start`. The record has no quotes. */
export function findCell(
  bytes: Uint8Array,
  start: number,
  { delimiter, column, width }: WantedCell,
): FoundCell {
  let index = 0;
  let from = start;
  let to = -1;
  let place = start;
  for (; place < bytes.length; place++) {
    const byte = bytes[place];
    if (byte === lineFeed) break;
    if (byte !== delimiter) continue;
    if (index === column) to = place;
    index++;
    if (index === column) from = place + 1;
  }
  const next = place + 1;
  const isCrLf = place > start && place < bytes.length && bytes[place - 1] === carriageReturn;
  const end = isCrLf ? place - 1 : place;
  if (index === column) to = end;
  return index === width - 1 ? { from, to, end, next } : { from: -1, to: -1, end, next };
}
