import { add, compare, type Exact, half, multiply, subtract } from "../engine/numbers/exact.ts";

/** The middle of two amounts. */
export function between(a: Exact, b: Exact): Exact {
  return multiply(add(a, b), half);
}

/**
 * Halves a range of incomes until it is no wider than `width`, and returns its end. `round` limits the digits of a middle.
 * `isBeyond` says whether what is searched for lies between `low` and that middle.
 */
export function firstBeyond(
  range: readonly [low: Exact, high: Exact],
  width: Exact,
  round: (income: Exact) => Exact,
  isBeyond: (middle: Exact, low: Exact) => boolean,
): Exact {
  let [low, high] = range;
  while (compare(subtract(high, low), width) > 0) {
    const middle = round(between(low, high));
    if (isBeyond(middle, low)) high = middle;
    else low = middle;
  }
  return high;
}
