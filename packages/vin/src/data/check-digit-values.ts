/**
 * The value of each character (49 CFR 565.15(c)), in the order of the symbols: 0-9, A-H, J-N,
 * P, R-Z.
 */
export const characterValues: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9,
];
/** The weight of each position. Position 9 is the check digit itself. */
export const positionWeights: readonly number[] = [
  8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2,
];
