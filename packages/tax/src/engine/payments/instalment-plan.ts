import type { TaxYear } from "../figures.ts";
import type { Calculation, Instalment } from "../jurisdiction.ts";
import { ratio } from "../numbers/exact.ts";
import { remembered } from "../remembered.ts";
import { isWeekend, type WeekendRule, workingDay } from "./weekend-rule.ts";

/**
 * A dated payment: the fraction `part` / `of` of the tax. It is due `year` years after the year in which the tax year
 * starts.
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

// purity: a cache that changes no answer. Its keys are the figures of one year of one jurisdiction, because regions share a
// plan but not always the holidays.
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
  return remembered(planned, figures, () => planPayments(plan, rule, year));
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
