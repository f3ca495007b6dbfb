import {
  type Exact,
  exact,
  one,
  type RoundingMode,
  ratio,
  roundTo,
  subtract,
  zero,
} from "../amounts.ts";

/** A named rule by which a law rounds one contribution of one period. */
export type Rounding = (amount: Exact) => Exact;

const cent = ratio(1, 100);
const thousandth = ratio(1, 1000);

/** Rounds to a multiple of a step. */
export function rounding(step: number, mode: RoundingMode): Rounding {
  const size = exact(step);
  return (amount) => roundTo(amount, size, mode);
}

/** Rounds to a multiple of a step; a half is rounded down. */
export function roundingHalfDown(step: number): Rounding {
  const size = exact(step);
  return (amount) => subtract(zero, roundTo(subtract(zero, amount), size, "half_up"));
}

/**
 * The law does not round this amount. The sum of the year is rounded to the minor unit, as every
 * amount of an answer.
 */
export const unrounded: Rounding = (amount) => amount;

/** To the nearest cent; a half is rounded up. */
export const toCent: Rounding = (amount) => roundTo(amount, cent, "half_up");

/** To the nearest cent; a half is rounded down. Used by National Insurance. */
export const toCentHalfDown: Rounding = /* @__PURE__ */ roundingHalfDown(0.01);

/** Fractions of a cent are dropped. */
export const downToCent: Rounding = (amount) => roundTo(amount, cent, "floor");

/** To the nearest whole unit of the currency; a half is rounded up. */
export const toUnit: Rounding = (amount) => roundTo(amount, one, "half_up");

/**
 * To the nearest whole unit of the currency; a half is rounded down. Used for the employee's half
 * in Japan.
 */
export const toUnitHalfDown: Rounding = /* @__PURE__ */ roundingHalfDown(1);

/** Fractions of a unit of the currency are dropped. */
export const downToUnit: Rounding = (amount) => roundTo(amount, one, "floor");

/** Rounds down to ten units of the currency. Used for premiums in Korea. */
export const downToTen: Rounding = /* @__PURE__ */ rounding(10, "floor");

/** Rounds up to a whole unit of the currency. */
export const upToUnit: Rounding = (amount) => roundTo(amount, one, "ceil");

/**
 * To the nearest thousandth, the minor unit of the dinars and of the rial of Oman; a half is
 * rounded up.
 */
export const toThousandth: Rounding = (amount) => roundTo(amount, thousandth, "half_up");
