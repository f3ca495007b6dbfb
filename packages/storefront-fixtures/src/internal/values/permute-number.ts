import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";

const halfBits = 10;

const halfMask = (1 << halfBits) - 1;

/**
 * A one-to-one mapping of 0 to 1,048,575 that depends on the seed: a Feistel network of four rounds over two halves of
 * ten bits.
 */
export function permuteNumber(seed: number, value: number): number {
  let [left, right] = [value >>> halfBits, value & halfMask];
  for (let round = 0; round < 4; round += 1) {
    [left, right] = [
      right,
      left ^ (keyedRandom(seed, "scramble", right, String(round)) & halfMask),
    ];
  }
  return (left << halfBits) | right;
}

/** The inverse of {@link permuteNumber}. */
export function restoreNumber(seed: number, value: number): number {
  let [left, right] = [value >>> halfBits, value & halfMask];
  for (let round = 3; round >= 0; round -= 1) {
    [left, right] = [right ^ (keyedRandom(seed, "scramble", left, String(round)) & halfMask), left];
  }
  return (left << halfBits) | right;
}
