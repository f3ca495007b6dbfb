import { entriesOf } from "@almanac/kernel/objects/objects";
import {
  add,
  divide,
  type Exact,
  exact,
  isZero,
  minorUnit,
  multiply,
  roundTo,
  zero,
} from "../amounts.ts";
import { type FigureSet, figuresOf, type TaxYear, tablesOf } from "../figures.ts";
import { getOrInsert } from "../get-or-insert.ts";
import type { Trace } from "../trace.ts";
import { addShares, noShare, type Share, times } from "./shares.ts";

/** The period to which the limits of a law apply. */
export type Period = "year" | "quarter" | "month" | "fortnight" | "week" | "day";

/** How the pay of a year is divided into the periods of a law. */
export interface PayPlan {
  readonly period: Period;
  /**
   * Months of the tax year, from 1, in which the 13th, 14th and further salaries are paid.
   * Without it, the pay of the year is spread evenly over its periods, and the number of salaries
   * has no effect.
   */
  readonly extras?: readonly number[];
  /**
   * Set if an extra salary is paid together with the ordinary one, under one limit. By default it
   * is a separate payment.
   */
  readonly together?: true;
  /**
   * Set if each period is calculated separately, in order, with `paidBefore`. Needed for limits
   * that count the pay of earlier periods.
   */
  readonly inOrder?: true;
}

/** One payment of the year. Equal payments share one object. */
export interface PayPeriod<Figures> {
  /** The figures in force on its first day. */
  readonly figures: Figures;
  readonly pay: Exact;
  /** The pay of the earlier periods of the year. Always 0 unless `inOrder` is set. */
  readonly paidBefore: Exact;
  /** True for a 13th or 14th salary that is paid separately. */
  readonly isExtra: boolean;
}

/** The shares of employee and employer, by the id of the contribution. */
export type Shares<Id extends string> = Readonly<Partial<Record<Id, Share>>>;

/** The person whose pay is divided, and the trace that records the steps. */
interface PayOfYear<Figures> {
  readonly data: FigureSet<Figures>;
  readonly year: TaxYear;
  readonly gross: Exact;
  readonly salaries: number;
  readonly trace: Trace;
  /** The name of the figure of a contribution. */
  readonly figureOf: (id: string) => string | undefined;
}

/**
 * Calculates every period of the year and adds them up. Periods with the same pay and the same
 * figures are calculated once and multiplied.
 */
export function totalPayPeriods<Figures extends object, Id extends string>(
  pay: PayOfYear<Figures>,
  plan: PayPlan,
  calculate: (period: PayPeriod<Figures>) => Shares<Id>,
): Shares<Id> {
  const groups = groupsOf(pay, plan);
  const parts = plan.extras === undefined ? countOf(plan.period, pay.year) : pay.salaries;
  const salary = divide(pay.gross, exact(parts));
  const total: Partial<Record<Id, Share>> = {};
  let paidBefore = zero;
  for (const { day, count, salaries, isExtra } of groups) {
    const paid = salaries === 1 ? salary : multiply(salary, exact(salaries));
    const { values } = figuresOf(pay.data, { from: day });
    const shares = calculate({ figures: values, pay: paid, paidBefore, isExtra });
    for (const [id, share] of entriesOf(shares)) {
      if (share === undefined) continue;
      const all = times(share, count);
      const sum = total[id];
      total[id] = sum === undefined ? all : addShares(sum, all);
      if (pay.trace.isOn) traceShare(pay, day, id, all);
    }
    if (plan.inOrder) paidBefore = add(paidBefore, paid);
  }
  return total;
}

/** Records in the trace what each side pays, and which figure decided it. */
export function traceShare(
  { data, trace, figureOf }: Pick<PayOfYear<object>, "data" | "trace" | "figureOf">,
  day: string,
  id: string,
  { employee, employer, base }: Share,
): void {
  trace.enter(data, { from: day });
  if (!isZero(employee)) trace.line(`pay.${id}.employee`, employee, figureOf(id), base);
  if (!isZero(employer)) trace.line(`pay.${id}.employer`, employer, figureOf(id), base);
}

/** Equal payments. */
interface Group {
  readonly day: string;
  readonly isExtra: boolean;
  /** The number of salaries in one payment. */
  readonly salaries: number;
  count: number;
}

const periodsIn: Readonly<Record<Exclude<Period, "day">, number>> = {
  year: 1,
  quarter: 4,
  month: 12,
  fortnight: 26,
  week: 52,
};

/** The number of periods in a year. A year has 365 or 366 days. */
function countOf(period: Period, { from, to }: TaxYear): number {
  return period === "day"
    ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
    : periodsIn[period];
}

// purity: a cache that changes no answer.
const grouped = new WeakMap<object, Map<string, readonly Group[]>>();

function groupsOf({ data, year, salaries }: PayOfYear<unknown>, plan: PayPlan): readonly Group[] {
  const known = getOrInsert(grouped, data, () => new Map());
  const key = `${year.from} ${salaries} ${plan.period} ${plan.extras} ${plan.together} ${plan.inOrder}`;
  return getOrInsert(known, key, () => grouping(data, year, salaries, plan));
}

function grouping(
  data: FigureSet<unknown>,
  year: TaxYear,
  salaries: number,
  { period, extras, together, inOrder }: PayPlan,
): readonly Group[] {
  const groups: Group[] = [];
  const add = (day: string, isExtra: boolean, paid: number): void => {
    const alike = groups.find(
      (group) => group.day === day && group.isExtra === isExtra && group.salaries === paid,
    );
    if (alike === undefined || inOrder) groups.push({ day, isExtra, salaries: paid, count: 1 });
    else alike.count += 1;
  };
  const paidIn = extras?.slice(0, salaries - 12) ?? [];
  const changes = changesIn(data, year);
  const count = countOf(period, year);
  for (let index = 0; index < count; index++) {
    const start = startOf(year.from, period, index);
    const day = changes.findLast((change) => change <= start) ?? year.from;
    const extra = paidIn.filter((month) => month === index + 1).length;
    add(day, false, together ? 1 + extra : 1);
    if (!together) for (let paid = 0; paid < extra; paid++) add(day, true, 1);
  }
  return groups;
}

/** The days within a year on which a figure changes, in order. */
function changesIn(data: FigureSet<unknown>, { from, to }: TaxYear): readonly string[] {
  const days = tablesOf(data).flatMap(([, entries]) => entries.map((entry) => entry.from));
  return [...new Set(days.filter((day) => from < day && day <= to))].sort();
}

const daysOf: Readonly<Partial<Record<Period, number>>> = { day: 1, week: 7, fortnight: 14 };

/** The first day of a period of the year, counted from 0. */
function startOf(first: string, period: Period, index: number): string {
  const [year = 0, month = 0, day = 0] = first.split("-").map(Number);
  const months = period === "month" ? index : period === "quarter" ? index * 3 : 0;
  const days = index * (daysOf[period] ?? 0);
  return new Date(Date.UTC(year, month - 1 + months, day + days)).toISOString().slice(0, 10);
}

/** The sum of each contribution, rounded to the minor unit. */
export function totalShares<Id extends string>(
  all: readonly Shares<Id>[],
  decimals: number,
): Readonly<Record<string, Share>> {
  const unit = minorUnit(decimals);
  const total: Record<string, Share> = {};
  for (const shares of all) {
    for (const [id, share] of Object.entries<Share | undefined>(shares)) {
      if (share !== undefined) total[id] = addShares(total[id] ?? noShare, share);
    }
  }
  for (const [id, { employee, employer, base, isCapped }] of Object.entries(total)) {
    total[id] = {
      employee: roundTo(employee, unit, "half_up"),
      employer: roundTo(employer, unit, "half_up"),
      base: roundTo(base, unit, "half_up"),
      isCapped,
    };
  }
  return total;
}
