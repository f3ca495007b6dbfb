import { Figures } from "../oracle/figures.ts";
import { type Case, positive } from "./household.ts";

/** Per cent of table E, to incomes of 60,000. */
export function creditOfTableE({ wages, by }: Case): number {
  const [first, second, third, fourth, fifth, sixth] = by(
    [15_000, 18_800, 22_300, 25_000, 26_500, 31_300],
    [24_000, 30_000, 33_500, 40_000, 41_500, 50_000],
    [12_000, 15_000, 18_500, 20_000, 21_500, 25_000],
    [19_000, 24_000, 27_500, 34_000, 35_500, 44_000],
  ) as [number, number, number, number, number, number];
  const steps = (start: number) => Math.ceil(positive(wages - start) / 500);
  if (wages <= first) return 0;
  if (wages <= second) return 75;
  if (wages <= third) return 75 - 5 * steps(second);
  if (wages <= fourth) return 35;
  if (wages <= fifth) return 35 - 5 * steps(fourth);
  if (wages <= sixth) return 15;
  return Math.max(10, 15 - steps(sixth));
}

/** The rate of the row that a net income reaches, less what is printed beside it. */
export function arkansas(
  net: number,
  ...rows: readonly (readonly [start: number, rate: number, less: number])[]
): number {
  const row = rows.findLast(([start]) => net >= start);
  return row === undefined ? 0 : positive((net * row[1]) / 100 - row[2]);
}

/** The four printed tables of a year are read from the figures: nobody types them twice. */
export function lowIncomeTable({ year, status, children, wages }: Case): number {
  const kind =
    status === "married_joint" ? "joint" : status === "head_of_household" ? "head" : "single";
  const name = `low_income_${kind}${children >= 2 && kind !== "single" ? "_two" : ""}`;
  const rows = new Figures("US-AR", year, status).rows(name);
  return rows.findLast(({ over }) => wages >= over)?.amount ?? 0;
}
