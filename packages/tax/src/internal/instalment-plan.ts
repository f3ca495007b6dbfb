import { ratio } from "./exact.ts";
import type { TaxYear } from "./figures.ts";
import type { Calculation, Instalment } from "./jurisdiction.ts";

/** A dated payment of a schedule: `part` of `of` parts of the tax, due in the year of the start of the tax year plus `year`. */
export interface PlanRow {
  readonly period: string;
  readonly part: number;
  readonly of: number;
  /** `MM-DD`, `MM-end` for the last day of a month, or `MM` where only the month is fixed. */
  readonly due: string;
  readonly year: number;
}

const planned = new WeakMap<readonly PlanRow[], Map<string, readonly Instalment[]>>();

/** The payments of a tax year: as quarters when the schedule has four of them, else as instalments. */
export function paymentsOf(
  plan: readonly PlanRow[] | undefined,
  year: TaxYear,
): Pick<Calculation, "quarters" | "instalments"> {
  if (plan === undefined) return {};
  let years = planned.get(plan);
  if (years === undefined) {
    years = new Map();
    planned.set(plan, years);
  }
  let payments = years.get(year.label);
  if (payments === undefined) {
    payments = plan.map((row) => toInstalment(row, Number(year.from.slice(0, 4))));
    years.set(year.label, payments);
  }
  return plan[0]?.period === "Q1" && plan.length === 4
    ? { quarters: payments }
    : { instalments: payments };
}

function toInstalment({ period, part, of, due, year }: PlanRow, start: number): Instalment {
  const share = ratio(part, of);
  const [month = "", day] = due.split("-");
  if (day === undefined) return { period: `${period} (${start + year}-${month})`, share };
  const lastDay = new Date(Date.UTC(start + year, Number(month), 0)).getUTCDate();
  const dueDate = `${start + year}-${month}-${day === "end" ? lastDay : day}`;
  return { period, share, dueDate };
}
