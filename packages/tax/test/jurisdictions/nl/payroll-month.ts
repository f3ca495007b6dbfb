import type { TaxExplanation } from "../../../src/index.ts";

type Lines = TaxExplanation["lines"];

/** The explained lines of the exact tax on an annual wage. */
type LinesOf = (annualWage: number) => Lines;

/**
 * The income at which the second band starts. In 2023 and 2024 both bands have one rate, but each
 * is still rounded separately.
 */
const equalBands: Readonly<Record<string, number>> = { "2023": 37_149, "2024": 38_098 };

/**
 * The amount that a white monthly payroll table of the Belastingdienst prints, computed from the
 * exact tax of twelve months. The tax of each band is rounded down to a euro a year, and each
 * credit up. A twelfth of the rest is rounded to a cent (Rekenvoorschriften voor de
 * geautomatiseerde loonadministratie, 2.2.2 to 2.2.5).
 */
export function dutchPayrollMonth(year: string, monthlyWage: number, linesOf: LinesOf): number {
  const annualWage = Math.round(monthlyWage * 1200) / 100;
  const lines = linesOf(annualWage);
  const split = equalBands[year];
  const bands = amountsOf(lines, "brackets.band");
  if (split !== undefined && split < annualWage) {
    const [first = 0] = amountsOf(linesOf(split), "brackets.band");
    bands.splice(0, 1, first, (bands[0] ?? 0) - first);
  }
  const tax = sum(bands.map((amount) => Math.floor(amount + nudge)));
  const credits = [...amountsOf(lines, "general_credit"), ...amountsOf(lines, "labour_credit")];
  const year12 = Math.max(0, tax - sum(credits.map((amount) => Math.ceil(amount - nudge))));
  return Math.round((year12 * 100) / 12 + nudge) / 100;
}

/**
 * Decimal amounts are inexact in binary, so a whole amount can be stored slightly too large or
 * too small.
 */
const nudge = 1e-7;

function amountsOf(lines: Lines, step: string): number[] {
  return lines.filter((line) => line.step === step).map(({ amount }) => amount);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
