import type { TaxExplanation } from "../../../src/index.ts";

type Lines = TaxExplanation["lines"];

/** The explained lines of the exact tax on an annual wage. */
type LinesOf = (annualWage: number) => Lines;

/** Where the first two bands part: both have one rate in 2023 and 2024, and are still rounded apart. */
const equalBands: Readonly<Record<string, number>> = { "2023": 37_149, "2024": 38_098 };

/**
 * What a white monthly payroll table of the Belastingdienst prints, from the exact tax of twelve months: the tax of each
 * band is taken down to a euro a year, each credit up to one, and a twelfth of the rest is rounded to a cent
 * (Rekenvoorschriften voor de geautomatiseerde loonadministratie, 2.2.2 to 2.2.5).
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

/** Lines are decimals; an amount that is whole may lie a hair beside it. */
const nudge = 1e-7;

function amountsOf(lines: Lines, step: string): number[] {
  return lines.filter((line) => line.step === step).map(({ amount }) => amount);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
