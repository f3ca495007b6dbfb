import { unusualExponents } from "../../data/currencies.ts";
import { refuse } from "./refuse.ts";

/** Places of a currency's minor unit: 2 unless ISO 4217 has it otherwise. */
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
 * The most that the goods of a cart may be worth, in minor units. With as much again for tax, every amount is still counted
 * exactly by a double, and as a decimal: below 2^46 of the major unit doubles are closer together than cents.
 */
export const mostGoods = 2e15;

/** A product of two whole numbers, refused beyond what a double counts exactly. */
export function multiply(amount: number, count: number): number {
  return exact(amount * count);
}

/** A sum of whole numbers, refused beyond what a double counts exactly. */
export function addAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => exact(sum + amount), 0);
}

function exact(amount: number): number {
  if (Number.isSafeInteger(amount)) return amount;
  refuse(
    "invalid_value",
    "The amounts are beyond 2^53 - 1 minor units, which is as far as they are counted exactly. Ask for fewer units, or for lower prices.",
  );
}

/** `amount × part / whole` to the nearest whole, halves up; exact for every amount that a double counts exactly. */
export function shareHalfUp(amount: number, part: number, whole: number): number {
  const twice = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return Number(twice / (2n * BigInt(whole)));
}

/** `amount × part / whole`, what is left over dropped. */
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
