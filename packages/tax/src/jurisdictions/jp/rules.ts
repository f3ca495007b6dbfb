import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  one,
  roundTo,
  smaller,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { data, type JpFigures } from "./figures.ts";

/** Finds a row by its upper limit. The last row has no limit. */
export function rowUpTo<Row extends { readonly up_to: number | null }>(
  rows: readonly Row[],
  value: Exact,
): Row | undefined {
  return rows.find(({ up_to: upTo }) => upTo === null || compare(value, exact(upTo)) <= 0);
}

/** The deductions that every salary has without a claim. */
export function employmentDeduction(
  { employment_deduction: rows }: JpFigures,
  salary: Exact,
): Exact {
  const row = rowUpTo(rows, salary);
  if (row === undefined) return zero;
  return smaller(salary, add(multiply(salary, exact(row.rate)), exact(row.plus)));
}

function steps(figures: JpFigures, { inputs, trace }: CalculationContext) {
  const deducted = isEmployee(inputs) ? employmentDeduction(figures, inputs.grossIncome) : zero;
  trace.deducted("employment_deduction", deducted, "employment_deduction");
  // Every step drops fractions of a yen. Taxable income is rounded down to 1,000 yen, and the
  // payable tax to 100 yen.
  const total = roundTo(excess(inputs.grossIncome, deducted), one, "floor");
  const basic = exact(rowUpTo(figures.basic_deduction, total)?.amount ?? 0);
  trace.deducted("basic_deduction", basic, "basic_deduction");
  const taxable = roundTo(excess(excess(total, basic), inputs.deductions), exact(1000), "floor");
  trace.line("rounding.taxable_income", taxable);
  const tax = roundTo(progressiveTax(taxable, figures.brackets, trace, "brackets"), one, "floor");
  const surtax = roundTo(multiply(tax, exact(figures.reconstruction_surtax)), one, "floor");
  trace.line("reconstruction_surtax", surtax, "reconstruction_surtax");
  const taxDue = roundTo(add(tax, surtax), exact(100), "floor");
  trace.line("rounding.tax", taxDue);
  return { taxDue, components: { taxable_income: taxable, income_tax: tax, surtax } };
}

/**
 * Japan: national income tax with the reconstruction surtax. Inhabitant tax is part of the
 * pay calculation.
 */
export const jp: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  marginalStep: 10_000,
  claimedContributions: "social insurance premiums",
  steps,
});
