import { unusualExponents } from "../../data/currencies.ts";
import { refuse } from "../engine/refuse.ts";

/**
 * Decimal places of the minor unit of a currency: 2, except for the currencies that ISO 4217 gives
 * another number.
 */
export function exponentOf(currency: string): number {
  return unusualExponents[currency] ?? 2;
}

/**
 * Minor units as the nearest decimal number, by one division, so that 1999 cents print as 19.99.
 */
export function toDecimal(amount: number, currency: string): number {
  return amount / 10 ** exponentOf(currency);
}

/**
 * The largest value of the goods in one cart, in minor units. Even with as much again for tax, a
 * double holds every amount exactly, also as a decimal: below 2^46 of the major unit, doubles are
 * closer together than cents.
 */
export const mostGoods = 2e15;

/** Multiplies two whole numbers. Throws if the product is above 2^53 - 1. */
export function multiply(amount: number, count: number): number {
  return exact(amount * count);
}

/** Adds whole numbers. Throws if the sum is above 2^53 - 1. */
export function addAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => exact(sum + amount), 0);
}

function exact(amount: number): number {
  if (Number.isSafeInteger(amount)) return amount;
  refuse(
    "invalid_value",
    "The amounts are above 2^53 - 1 minor units, beyond which they are not exact. Send a smaller quantity, or lower prices.",
  );
}

/** `amount × part / whole`, rounded down. */
export function shareDown(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}

/** Splits an amount by weights with the largest remainders rounded up: the parts add up to it. */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const whole = addAmounts(weights);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => shareDown(amount, weight, whole));
  const remainders = weights.map(
    (weight, at) => BigInt(amount) * BigInt(weight) - BigInt(parts[at] ?? 0) * BigInt(whole),
  );
  let left = amount - addAmounts(parts);
  const order = weights
    .map((_, at) => at)
    .sort((a, b) => Number((remainders[b] ?? 0n) - (remainders[a] ?? 0n)) || a - b);
  for (const at of order) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
