import { Figures } from "../../states/oracle/figures.ts";
import { type Case, positive } from "../../states/second-reading/household.ts";

/** The rate of the row that contains a net income, less the amount printed beside the rate. */
export function arkansas(
  net: number,
  ...rows: readonly (readonly [start: number, rate: number, less: number])[]
): number {
  const row = rows.findLast(([start]) => net >= start);
  return row === undefined ? 0 : positive((net * row[1]) / 100 - row[2]);
}

/**
 * The four printed low income tables of a year are read from the figures. They are not typed a
 * second time.
 */
export function lowIncomeTable({ year, status, children, wages }: Case): number {
  const kind =
    status === "married_joint" ? "joint" : status === "head_of_household" ? "head" : "single";
  const name = `low_income_${kind}${children >= 2 && kind !== "single" ? "_two" : ""}`;
  const rows = new Figures("US-AR", year, status).rows(name);
  return rows.findLast(({ over }) => wages >= over)?.amount ?? 0;
}
