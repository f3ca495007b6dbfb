/**
 * The elements in the file for browsers: those that a field of `decodeVin` comes from, that have a
 * weight when NHTSA chooses between two model years, or that are in the key of a specification. A
 * test of `@almanac/vin` compares the list with the fields.
 */
export const toldElements: ReadonlySet<number> = new Set([
  2, 3, 4, 5, 9, 11, 12, 13, 14, 15, 18, 21, 24, 25, 26, 27, 28, 29, 31, 33, 34, 36, 37, 38, 39, 41,
  42, 48, 52, 55, 56, 58, 59, 60, 63, 64, 65, 66, 69, 71, 72, 75, 77, 78, 79, 81, 86, 87, 88, 99,
  100, 101, 102, 103, 104, 105, 107, 109, 110, 121, 125, 126, 127, 128, 133, 134, 135, 137, 138,
  146, 168, 170, 171, 183, 190, 192, 193, 194,
]);
