import {
  add,
  countSteps,
  type Exact,
  exact,
  minorUnit,
  multiply,
  one,
  roundTo,
  subtract,
  toNumber,
  zero,
} from "./exact.ts";
import type { Instalment } from "./jurisdiction.ts";

/** A payment on the wire. */
export interface Payment {
  period: string;
  payment: number;
  due_date?: string;
}

export const evenQuarters: readonly Instalment[] = ["Q1", "Q2", "Q3", "Q4"].map((period) => ({
  period,
  share: exact(0.25),
}));

/**
 * Splits an amount by shares so that the payments add up to it exactly. Each is taken down to the minor unit, and what is
 * left goes to the earliest payments that are due at all, one unit each.
 */
export function splitByShares(
  total: Exact,
  schedule: readonly Instalment[],
  decimals: number,
): Payment[] {
  const units = countSteps(total, minorUnit(decimals), "half_up");
  let left = units;
  const parts: Exact[] = [];
  for (const { share } of schedule) {
    const part = countSteps(multiply(units, share), one, "floor");
    parts.push(part);
    left = subtract(left, part);
  }
  return schedule.map(({ period, share, dueDate }, index) => {
    let part = parts[index] ?? zero;
    if (left.numerator > 0 && share.numerator !== 0) {
      part = add(part, one);
      left = subtract(left, one);
    }
    const { numerator, denominator } = part;
    const amount = { numerator, denominator: Number(denominator) * 10 ** decimals };
    const payment: Payment = { period, payment: toNumber(amount, decimals) };
    if (dueDate !== undefined) payment.due_date = dueDate;
    return payment;
  });
}

/** Splits by cumulative shares: each running total is rounded, and a payment is the difference of two. */
export function splitCumulatively(
  total: Exact,
  schedule: readonly Instalment[],
  decimals: number,
): Payment[] {
  const unit = minorUnit(decimals);
  let share = zero;
  let paid = zero;
  const amounts = schedule.map((instalment) => {
    share = add(share, instalment.share);
    const running = roundTo(multiply(total, share), unit, "half_up");
    const amount = subtract(running, paid);
    paid = running;
    return amount;
  });
  return toPayments(amounts, schedule, decimals);
}

function toPayments(
  amounts: readonly Exact[],
  schedule: readonly Instalment[],
  decimals: number,
): Payment[] {
  return schedule.map(({ period, dueDate }, index) => {
    const payment: Payment = { period, payment: toNumber(amounts[index] ?? zero, decimals) };
    if (dueDate !== undefined) payment.due_date = dueDate;
    return payment;
  });
}
