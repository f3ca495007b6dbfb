const lineFeed = 0x0a;

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
  /** The place of the line feed of the record, or the end of the bytes. */
  readonly end: number;
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
  let end = start;
  for (; end < bytes.length; end++) {
    const byte = bytes[end];
    if (byte === lineFeed) break;
    if (byte !== delimiter) continue;
    if (index === column) to = end;
    index++;
    if (index === column) from = end + 1;
  }
  if (index === column) to = end;
  return index === width - 1 ? { from, to, end } : { from: -1, to: -1, end };
}
