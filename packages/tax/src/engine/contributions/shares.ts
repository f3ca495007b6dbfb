import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  smaller,
  sum,
  zero,
} from "../amounts.ts";
import type { Bracket } from "../formulas/schedule.ts";
import { type Rounding, unrounded } from "./rounding.ts";

/** The amount to which the rates of a contribution apply. */
export interface Base {
  readonly amount: Exact;
  /** True if the pay exceeds the ceiling of the base. */
  readonly isCapped: boolean;
}

/** The amounts that employee and employer pay to one contribution. */
export interface Share {
  readonly employee: Exact;
  readonly employer: Exact;
  readonly base: Exact;
  readonly isCapped: boolean;
}

/**
 * The rates of one contribution, as in the tables of figures. A side without a rate pays nothing.
 */
export interface Rates {
  readonly employee?: number | Exact;
  readonly employer?: number | Exact;
}

export const noShare: Share = { employee: zero, employer: zero, base: zero, isCapped: false };

/** The whole pay. */
export function wholePay(pay: Exact): Base {
  return { amount: pay, isCapped: false };
}

/** The pay up to a ceiling. Without a ceiling (null or undefined), the whole pay. */
export function upTo(pay: Exact, ceiling: number | null | undefined): Base {
  if (ceiling === null || ceiling === undefined) return wholePay(pay);
  const limit = exact(ceiling);
  const isCapped = compare(pay, limit) > 0;
  return { amount: isCapped ? limit : pay, isCapped };
}

/** The pay, raised to a floor and limited to a ceiling. */
export function within(pay: Exact, floor: number, ceiling: number | null | undefined): Base {
  return upTo(larger(pay, exact(floor)), ceiling);
}

/** The part of the pay above a floor, up to a ceiling of the pay. */
export function above(pay: Exact, floor: number, ceiling?: number | null): Base {
  const { amount, isCapped } = upTo(pay, ceiling);
  return { amount: excess(amount, exact(floor)), isCapped };
}

/** One rate for each side on one base. Each share is rounded separately. */
export function levy(base: Base, { employee, employer }: Rates, round: Rounding): Share {
  return {
    employee: part(base.amount, employee, round),
    employer: part(base.amount, employer, round),
    base: base.amount,
    isCapped: base.isCapped,
  };
}

/** Fixed amounts that do not depend on the pay. */
export function fixed({ employee = zero, employer = zero }: Partial<Share>, base = zero): Share {
  return { employee, employer, base, isCapped: false };
}

function part(base: Exact, rate: number | Exact | undefined, round: Rounding): Exact {
  if (rate === undefined || rate === 0) return zero;
  return round(multiply(base, typeof rate === "number" ? exact(rate) : rate));
}

/**
 * Marginal bands: the rate of a row applies to the part of the pay above `over`, up to the next
 * row. `round` rounds each band. The base is the pay above the first row that has a rate. It is
 * capped if the last row has none.
 */
export function banded(
  pay: Exact,
  rows: readonly Bracket[],
  round: Rounding = unrounded,
): { readonly amount: Exact; readonly base: Base } {
  let amount = zero;
  let base = zero;
  for (const [index, { over, rate }] of rows.entries()) {
    const next = rows[index + 1]?.over;
    const slice = excess(next === undefined ? pay : smaller(pay, exact(next)), exact(over));
    if (rate === 0) continue;
    amount = add(amount, round(multiply(slice, exact(rate))));
    base = add(base, slice);
  }
  const last = rows.at(-1);
  const isCapped = last !== undefined && last.rate === 0 && compare(pay, exact(last.over)) > 0;
  return { amount, base: { amount: base, isCapped } };
}

/**
 * The rate of the row that contains the pay. It applies to the whole pay. A pay exactly on a limit
 * belongs to the lower row.
 */
export function rateAbove(pay: Exact, rows: readonly Bracket[]): number {
  let rate = 0;
  for (const row of rows) {
    if (compare(pay, exact(row.over)) <= 0) break;
    rate = row.rate;
  }
  return rate;
}

/** Like {@link rateAbove}, but a pay exactly on a limit belongs to the upper row. */
export function rateFrom(pay: Exact, rows: readonly Bracket[]): number {
  let rate = 0;
  for (const row of rows) {
    if (compare(pay, exact(row.over)) < 0) break;
    rate = row.rate;
  }
  return rate;
}

/** Adds two parts of one contribution, for each side. */
export function addShares(a: Share, b: Share): Share {
  return {
    employee: add(a.employee, b.employee),
    employer: add(a.employer, b.employer),
    base: add(a.base, b.base),
    isCapped: a.isCapped || b.isCapped,
  };
}

/** Multiplies a share by a number. */
export function times(share: Share, count: number): Share {
  if (count === 1) return share;
  const factor = exact(count);
  return {
    employee: multiply(share.employee, factor),
    employer: multiply(share.employer, factor),
    base: multiply(share.base, factor),
    isCapped: share.isCapped,
  };
}

/** The sum of the employees' shares of all contributions. */
export function employeeTotal(paid: Readonly<Record<string, Share>>): Exact {
  return sum(Object.values(paid).map(({ employee }) => employee));
}
