/** Positions of a VIN as bits, so that lists of them can be compared and kept as numbers. */
export function bitsOf(positions: readonly number[]): number {
  return positions.reduce((bits, position) => bits | (1 << position), 0);
}

/** The positions whose bits are set, ascending. */
export function positionsIn(bits: number): number[] {
  return Array.from({ length: 18 }, (_, position) => position).filter((each) => (bits >> each) & 1);
}

/** Whether the bit of a position is set. */
export function isSet(bits: number, position: number): boolean {
  return ((bits >> position) & 1) === 1;
}

/** The bits of the positions up to one. */
export function upTo(position: number): number {
  return (2 << position) - 1;
}
