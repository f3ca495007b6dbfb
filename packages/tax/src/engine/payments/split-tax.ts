import { floorQuotient, negative, plus, powerOfTen, times } from "@almanac/kernel/numbers/integer";
import {
  add,
  countSteps,
  type Exact,
  exact,
  minorUnit,
  multiply,
  roundTo,
  subtract,
  toNumber,
  zero,
} from "../amounts.ts";
import type { Instalment, Payment } from "../jurisdiction.ts";

export const evenQuarters: readonly Instalment[] = ["Q1", "Q2", "Q3", "Q4"].map((period) => ({
  period,
  share: exact(0.25),
}));

/**
 * Splits an amount by shares so that the payments add up to it exactly. Each payment is rounded
 * down to the minor unit. What is left is added to the earliest payments whose share is not zero,
 * one unit each.
 */
export function splitByShares(
  total: Exact,
  schedule: readonly Instalment[],
  decimals: number,
): Exact[] {
  const denominator = powerOfTen(decimals);
  // A tax that was already rounded is a whole number of minor units.
  const units =
    total.denominator === denominator
      ? total.numerator
      : countSteps(total, minorUnit(decimals), "half_up").numerator;
  const amounts: Exact[] = [];
  let left = units;
  for (const { share } of schedule) {
    const numerator = floorQuotient(times(units, share.numerator), share.denominator);
    left = plus(left, negative(numerator));
    amounts.push({ numerator, denominator });
  }
  for (let index = 0; left > 0 && index < schedule.length; index += 1) {
    if (schedule[index]?.share.numerator === 0) continue;
    left = plus(left, -1);
    amounts[index] = { numerator: plus(amounts[index]?.numerator ?? 0, 1), denominator };
  }
  return amounts;
}

/**
 * Splits an amount by cumulative shares. Each running total is rounded, and a payment is the
 * difference between two totals.
 */
export function splitCumulatively(
  total: Exact,
  schedule: readonly Instalment[],
  decimals: number,
): Exact[] {
  const unit = minorUnit(decimals);
  let share = zero;
  let paid = zero;
  return schedule.map((instalment) => {
    share = add(share, instalment.share);
    const running = roundTo(multiply(total, share), unit, "half_up");
    const amount = subtract(running, paid);
    paid = running;
    return amount;
  });
}

/** A payment as answers show it. */
export function toPayment(
  { period, dueDate }: Instalment,
  amount: Exact,
  decimals: number,
): Payment {
  const payment = toNumber(amount, decimals);
  return dueDate === undefined ? { period, payment } : { period, payment, due_date: dueDate };
}
