import { Fraction } from "../../states/oracle/fraction.ts";
import { nothing, type Return } from "../../states/second-reading/return-of-wage-earners.ts";

/**
 * IT-201 instructions, line 40: household credit tables 1 to 3, cell by cell. The columns are 1 to
 * 7 persons.
 */
const single = [
  [5000, 75],
  [6000, 60],
  [7000, 50],
  [20_000, 45],
  [25_000, 40],
  [28_000, 20],
] as const;

const others = [
  [5000, [90, 105, 120, 135, 150, 165, 180]],
  [6000, [75, 90, 105, 120, 135, 150, 165]],
  [7000, [65, 80, 95, 110, 125, 140, 155]],
  [20_000, [60, 75, 90, 105, 120, 135, 150]],
  [22_000, [60, 70, 80, 90, 100, 110, 120]],
  [25_000, [50, 60, 70, 80, 90, 100, 110]],
  [28_000, [40, 45, 50, 55, 60, 65, 70]],
  [32_000, [20, 25, 30, 35, 40, 45, 50]],
] as const;

const separate = [
  [5000, [45, 53, 60, 68, 75, 83, 90]],
  [6000, [38, 45, 53, 60, 68, 75, 83]],
  [7000, [33, 40, 48, 55, 63, 70, 78]],
  [20_000, [30, 38, 45, 53, 60, 68, 75]],
  [22_000, [30, 35, 40, 45, 50, 55, 60]],
  [25_000, [25, 30, 35, 40, 45, 50, 55]],
  [28_000, [20, 23, 25, 28, 30, 33, 35]],
  [32_000, [10, 13, 15, 18, 20, 23, 25]],
] as const;

export function householdCredit({ status, income, persons, isSeparate }: Return): Fraction {
  if (status === "single") {
    const row = single.find(([upTo]) => !income.isOver(upTo));
    return row === undefined ? nothing : Fraction.of(row[1]);
  }
  const row = (isSeparate ? separate : others).find(([upTo]) => !income.isOver(upTo));
  const counted = isSeparate ? persons + 1 : persons;
  return row === undefined ? nothing : Fraction.of(row[1][counted - 1] ?? Number.NaN);
}
