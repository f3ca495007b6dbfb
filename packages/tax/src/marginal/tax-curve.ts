import { add, compare, type Exact, half, multiply, subtract } from "../engine/amounts.ts";
import { taxOn } from "../engine/answer/run-calculation.ts";
import type { Prepared } from "../engine/request/prepare-request.ts";
import { toInputs } from "../inputs.generated.ts";

/** The tax as a function of income, with all other inputs fixed. */
export interface TaxCurve {
  readonly taxAt: (income: Exact) => Exact;
  /**
   * Width of a step, in currency. Narrower steps are treated as rounding, and a line is drawn
   * through them. Wider steps are jumps.
   */
  readonly narrow: number;
}

const leastWidth = 64;

/**
 * The curve of a request for incomes up to a limit. Steps of up to a thousandth of the limit count
 * as narrow.
 */
export function curveOf(prepared: Prepared, limit: number): TaxCurve {
  const inputs = toInputs(prepared.request);
  return {
    taxAt: (income) => taxOn(prepared, inputs, income),
    narrow: Math.max(leastWidth, limit / 1000),
  };
}

/** The middle of two amounts. */
export function between(a: Exact, b: Exact): Exact {
  return multiply(add(a, b), half);
}

/**
 * Halves a range of incomes until it is no wider than `width`, and returns its end. `round`
 * limits the digits of a middle. `isBeyond` says whether what is searched for lies between `low`
 * and that middle.
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
