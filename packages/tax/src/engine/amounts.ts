import {
  add,
  compare as compareExact,
  countSteps as countExactSteps,
  divide,
  type Exact,
  multiply,
  type RoundingMode,
  exact as readExact,
  subtract,
  zero,
} from "@almanac/kernel/numbers/exact";
import { powerOfTen } from "@almanac/kernel/numbers/integer";

export {
  add,
  divide,
  type Exact,
  lowestTerms,
  multiply,
  one,
  type RoundingMode,
  ratio,
  subtract,
  toNumber,
  zero,
} from "@almanac/kernel/numbers/exact";

export const half: Exact = { numerator: 1, denominator: 2 };

// purity: a cache that changes no answer: the last number of each slot, and its exact value.
const numbers = new Float64Array(1024);
const exacts = new Array<Exact>(1024);

/**
 * Reads a number as the shortest decimal that denotes it. Most numbers are figures of a rule, which
 * every request reads again.
 */
export function exact(value: number): Exact {
  // The multiplier spreads multiples of powers of ten, as most figures are, over all slots.
  const slot = (value * 2_654_435_761) >>> 22;
  if (numbers[slot] !== value) {
    // Adding zero turns a negative zero into zero.
    exacts[slot] = readExact(value + 0);
    numbers[slot] = value;
  }
  return exacts[slot] ?? zero;
}

// The kernel does the arithmetic. Comparisons and roundings go through this file, which reports
// them to the listener.

/**
 * Receives every comparison and every rounding of a calculation. It can also prevent an amount from
 * being rounded.
 */
export interface Decisions {
  compared(a: Exact, b: Exact): void;
  /**
   * Called before `quotient` is rounded to a whole number of steps. A returned value is used
   * instead of that whole number.
   */
  counted(quotient: Exact, step: Exact, mode: RoundingMode): Exact | undefined;
}

/**
 * The current listener. Undefined, except while {@link listenTo} runs. Nothing else can run in the
 * meantime, because the call is synchronous.
 */
// purity: set for the length of one synchronous call of `listenTo`, and cleared when it ends
// or throws.
let listener: Decisions | undefined;

/** Runs a calculation and reports each of its decisions to `decisions`. */
export function listenTo<Answer>(decisions: Decisions, calculate: () => Answer): Answer {
  listener = decisions;
  try {
    return calculate();
  } finally {
    listener = undefined;
  }
}

/** Negative if `a` is smaller than `b`, zero if they are equal, positive if `a` is larger. */
export function compare(a: Exact, b: Exact): number {
  listener?.compared(a, b);
  return compareExact(a, b);
}

export function isZero(value: Exact): boolean {
  listener?.compared(value, zero);
  return value.numerator === 0;
}

export function isPositive(value: Exact): boolean {
  listener?.compared(value, zero);
  return value.numerator > 0;
}

export function smaller(a: Exact, b: Exact): Exact {
  return compare(a, b) <= 0 ? a : b;
}

export function larger(a: Exact, b: Exact): Exact {
  return compare(a, b) >= 0 ? a : b;
}

export function atLeastZero(value: Exact): Exact {
  listener?.compared(value, zero);
  return value.numerator < 0 ? zero : value;
}

/** `a` less `b`, but not below zero. */
export function excess(a: Exact, b: Exact): Exact {
  return atLeastZero(subtract(a, b));
}

/** The value, limited to the range from `low` to `high`. */
export function clamp(value: Exact, low: Exact, high: Exact): Exact {
  return larger(low, smaller(value, high));
}

export function sum(values: readonly Exact[]): Exact {
  let total = zero;
  for (const value of values) total = add(total, value);
  return total;
}

/** The number of steps in a value, rounded to a whole number. */
export function countSteps(value: Exact, step: Exact, mode: RoundingMode): Exact {
  const instead = listener?.counted(divide(value, step), step, mode);
  return instead ?? { numerator: countExactSteps(value, step, mode), denominator: 1 };
}

/**
 * Rounds to a multiple of `step`. The rules of a jurisdiction round amounts only through
 * this function.
 */
export function roundTo(value: Exact, step: Exact, mode: RoundingMode): Exact {
  return multiply(countSteps(value, step, mode), step);
}

/** The size of one minor unit: a cent for 2 decimals. */
export function minorUnit(decimals: number): Exact {
  return { numerator: 1, denominator: powerOfTen(decimals) };
}
