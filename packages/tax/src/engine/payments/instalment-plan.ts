import { ratio } from "../amounts.ts";
import type { TaxYear } from "../figures.ts";
import { getOrInsert } from "../get-or-insert.ts";
import type { Calculation, Instalment } from "../jurisdiction.ts";

/**
 * A dated payment: the fraction `part` / `of` of the tax. It is due `year` years after the year in
 * which the tax year starts.
 */
export interface PlanRow {
  readonly period: string;
  readonly part: number;
  readonly of: number;
  /** `MM-DD`, `MM-end` for the last day of a month, or `MM` if only the month is fixed. */
  readonly due: string;
  readonly year: number;
}

/** The figures of a country that decide when its tax is paid. */
export interface InstalmentFigures {
  readonly instalment_plan?: readonly PlanRow[];
  /** Without a rule, a date stays on the day of the plan, even on a weekend. */
  readonly weekend_rule?: WeekendRule;
}

/** The payments of a plan in one tax year. */
interface PlannedPayments {
  /** As quarters if the plan has four of them, else as instalments. */
  readonly payments: Pick<Calculation, "quarters" | "instalments">;
  /** Whether any payment is due on a Saturday or Sunday. */
  readonly isOnWeekend: boolean;
}

// purity: a cache that changes no answer. Its keys are the figures of one year of one jurisdiction,
// because regions share a plan but not always the holidays.
const planned = new WeakMap<InstalmentFigures, PlannedPayments>();

const unplanned: PlannedPayments = { payments: {}, isOnWeekend: false };

/** The payments of a tax year: as quarters if the plan has four of them, else as instalments. */
export function paymentsOf(
  figures: InstalmentFigures,
  year: TaxYear,
): Pick<Calculation, "quarters" | "instalments"> {
  return plannedIn(figures, year).payments;
}

/** Whether any payment of the year is due on a Saturday or Sunday. */
export function datesOnWeekends(figures: InstalmentFigures, year: TaxYear): boolean {
  return plannedIn(figures, year).isOnWeekend;
}

/** Computed once per year, because every calculation asks for it. */
function plannedIn(figures: InstalmentFigures, year: TaxYear): PlannedPayments {
  const { instalment_plan: plan, weekend_rule: rule } = figures;
  if (plan === undefined) return unplanned;
  return getOrInsert(planned, figures, () => planPayments(plan, rule, year));
}

function planPayments(
  plan: readonly PlanRow[],
  rule: WeekendRule | undefined,
  { from }: TaxYear,
): PlannedPayments {
  const start = Number(from.slice(0, 4));
  const rows = plan.map((row) => toInstalment(row, start, rule));
  const isQuarterly = plan[0]?.period === "Q1" && plan.length === 4;
  return {
    payments: isQuarterly ? { quarters: rows } : { instalments: rows },
    isOnWeekend: rows.some(({ dueDate }) => dueDate !== undefined && isWeekend(dueDate)),
  };
}

function toInstalment(
  { period, part, of, due, year }: PlanRow,
  start: number,
  rule: WeekendRule | undefined,
): Instalment {
  const share = ratio(part, of);
  const [month = "", day] = due.split("-");
  if (day === undefined) return { period: `${period} (${start + year}-${month})`, share };
  const lastDay = new Date(Date.UTC(start + year, Number(month), 0)).getUTCDate();
  const nominal = `${start + year}-${month}-${day === "end" ? lastDay : day}`;
  return { period, share, dueDate: rule === undefined ? nominal : workingDay(nominal, rule) };
}

const dayMs = 86_400_000;

/** How a due date is moved if it falls on a Saturday, a Sunday or a public holiday. */
export interface WeekendRule {
  /** `never`: the law keeps the date, and only the money must arrive earlier. */
  readonly moves: "next" | "previous" | "never";
  /** Saturdays on which payments are accepted, counted from 1 within the month. None by default. */
  readonly open_saturdays?: readonly number[];
  /**
   * The public holidays on which a due date of this country falls, before or after it is moved.
   * `MM-DD` applies to every year, `YYYY-MM-DD` to one day. Holidays on which no payment falls due
   * are not listed.
   */
  readonly holidays: readonly string[];
}

/** The date itself, or the nearest working day in the direction of the rule. */
export function workingDay(isoDate: string, rule: WeekendRule): string {
  if (rule.moves === "never") return isoDate;
  const step = rule.moves === "next" ? dayMs : -dayMs;
  let day = isoDate;
  while (isClosed(day, rule)) {
    day = new Date(Date.parse(day) + step).toISOString().slice(0, 10);
  }
  return day;
}

function isClosed(
  day: string,
  { open_saturdays: openSaturdays = [], holidays }: WeekendRule,
): boolean {
  if (holidays.includes(day) || holidays.includes(day.slice(5))) return true;
  const date = new Date(Date.parse(day));
  const isOpenSaturday =
    date.getUTCDay() === 6 && openSaturdays.includes(Math.ceil(date.getUTCDate() / 7));
  return isWeekend(day) && !isOpenSaturday;
}

export function isWeekend(isoDate: string): boolean {
  const weekday = new Date(Date.parse(isoDate)).getUTCDay();
  return weekday === 0 || weekday === 6;
}
