import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry, jointStatuses } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { data, type PtFigures } from "./figures.ts";

/** Each employee deducts a fixed amount, or social security contributions if they are larger. */
function taxableIncome(figures: PtFigures, { inputs, status, trace }: CalculationContext): Exact {
  const { grossIncome, deductions, spouseIncome } = inputs;
  if (!isEmployee(inputs)) return excess(grossIncome, deductions);
  let specific = exact(figures.specific_deduction);
  if (status === "married_joint" && spouseIncome !== undefined) {
    specific = add(specific, smaller(specific, spouseIncome));
  }
  const isClaimMore = compare(deductions, specific) > 0;
  trace.deducted("specific_deduction", isClaimMore ? zero : specific, "specific_deduction");
  return excess(grossIncome, isClaimMore ? deductions : specific);
}

function steps(figures: PtFigures, context: CalculationContext) {
  const { status, trace } = context;
  const taxable = taxableIncome(figures, context);
  const people = exact(status === "married_joint" ? 2 : 1);
  const share = divide(taxable, people);
  const tax = multiply(progressiveTax(share, figures.brackets, trace, "brackets"), people);
  // Couples who are taxed together also divide the base of the solidarity surcharge by two (CIRS
  // articles 68-A and 69).
  const surtax = multiply(progressiveTax(share, figures.solidarity, trace, "solidarity"), people);
  return {
    taxDue: add(tax, surtax),
    components: { taxable_income: taxable, income_tax: tax, surtax },
  };
}

/** Portugal (mainland): brackets, a quotient of two for couples, and the solidarity surcharge. */
export const pt: Jurisdiction = defineCountry({
  data,
  statuses: jointStatuses,
  inputs: ["basis", "spouse_income"],
  missingContributions:
    "Portugal: employee social contributions are not calculated. For wages, add them to deductions: what is taken off is deductions or the specific deduction, whichever is larger.",
  steps,
});
