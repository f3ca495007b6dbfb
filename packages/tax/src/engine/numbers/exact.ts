import {
  add,
  compare as compareExact,
  countSteps as countExactSteps,
  divide,
  type Exact,
  multiply,
  type RoundingMode,
  subtract,
  zero,
} from "@almanac/kernel/exact";
import { powerOfTen } from "@almanac/kernel/integer";
import { listener } from "./decisions.ts";

export {
  add,
  divide,
  type Exact,
  exact,
  multiply,
  one,
  type RoundingMode,
  ratio,
  subtract,
  toNumber,
  zero,
} from "@almanac/kernel/exact";

// The arithmetic is the kernel's. What a calculation decides by goes through here, and reports to the listener.

/** Below zero, zero or above zero, as `a` is smaller than, equal to or larger than `b`. */
export function compare(a: Exact, b: Exact): number {
  listener?.compared(a, b);
  return compareExact(a, b);
}

export function isZero(value: Exact): boolean {
  listener?.compared(value, zero);
  return Number(value.numerator) === 0;
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

/** `a` less `b`, not below zero. */
export function excess(a: Exact, b: Exact): Exact {
  return atLeastZero(subtract(a, b));
}

/** Within `low` and `high`. */
export function clamp(value: Exact, low: Exact, high: Exact): Exact {
  return larger(low, smaller(value, high));
}

export function sum(values: Iterable<Exact>): Exact {
  let total = zero;
  for (const value of values) total = add(total, value);
  return total;
}

/** The number of steps in a value, to a whole number. */
export function countSteps(value: Exact, step: Exact, mode: RoundingMode): Exact {
  const instead = listener?.counted(divide(value, step), step, mode);
  return instead ?? { numerator: countExactSteps(value, step, mode), denominator: 1 };
}

/** The multiple of `step` that `mode` chooses: the one rounding step of the library. */
export function roundTo(value: Exact, step: Exact, mode: RoundingMode): Exact {
  return multiply(countSteps(value, step, mode), step);
}

/** The step of one minor unit: a cent for 2 decimals. */
export function minorUnit(decimals: number): Exact {
  return { numerator: 1, denominator: powerOfTen(decimals) };
}
