import {
  add,
  compare,
  countSteps,
  divide,
  type Exact,
  excess,
  isPositive,
  multiply,
  one,
  smaller,
  subtract,
  zero,
} from "../amounts.ts";

/** Subtracts `rate` times the income over `start` from an amount. The result is not below zero. */
export function slopeDown(amount: Exact, income: Exact, start: Exact, rate: Exact): Exact {
  const over = excess(income, start);
  return isPositive(over) ? excess(amount, multiply(over, rate)) : amount;
}

/**
 * Subtracts `perStep` from an amount for every step of income over `start`. The result is not
 * below zero. Mode `ceil` counts a step that has begun ("or fraction thereof"); `floor` counts
 * only full steps.
 */
export function stepDown(
  amount: Exact,
  income: Exact,
  rule: { readonly start: Exact; readonly step: Exact; readonly perStep: Exact },
  mode: "ceil" | "floor",
): Exact {
  const { start, step, perStep } = rule;
  if (compare(income, start) <= 0) return amount;
  const over = subtract(income, start);
  // Where nothing is left, further steps are not counted: a schedule would examine each of them.
  if (compare(multiply(over, perStep), multiply(step, add(amount, perStep))) >= 0) return zero;
  return excess(amount, multiply(countSteps(over, step, mode), perStep));
}

/**
 * The part of an amount that is left when it falls in a straight line to zero, over `width` of
 * income above `start`.
 */
export function fadeOver(amount: Exact, income: Exact, start: Exact, width: Exact): Exact {
  const over = excess(income, start);
  if (!isPositive(over)) return amount;
  const lost = smaller(one, divide(over, width));
  return multiply(amount, subtract(one, lost));
}
