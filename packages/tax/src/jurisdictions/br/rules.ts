import {
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { type BrFigures, data } from "./figures.ts";

/**
 * From 2026: removes all tax on gross incomes up to a limit. Above the limit the reduction falls
 * to zero.
 */
function reduction({ reduction: rule }: BrFigures, gross: Exact): Exact {
  if (rule === undefined || compare(gross, exact(rule.zero_from)) > 0) return zero;
  if (compare(gross, exact(rule.full_to)) <= 0) return exact(rule.max);
  return excess(exact(rule.constant), multiply(gross, exact(rule.rate)));
}

function steps(figures: BrFigures, { inputs, trace }: CalculationContext) {
  const { grossIncome, deductions } = inputs;
  const { rate, max } = figures.simplified_discount;
  const simplified = isEmployee(inputs)
    ? smaller(multiply(grossIncome, exact(rate)), exact(max))
    : zero;
  const isClaimMore = compare(deductions, simplified) > 0;
  trace.deducted("simplified_discount", isClaimMore ? zero : simplified, "simplified_discount");
  const taxable = excess(grossIncome, isClaimMore ? deductions : simplified);
  const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
  const credits = smaller(before, reduction(figures, grossIncome));
  if (figures.reduction) trace.line("reduction", credits, "reduction");
  return {
    taxDue: subtract(before, credits),
    components: { taxable_income: taxable, tax_before_credits: before, credits },
  };
}

/**
 * Brazil: the annual table, after legal deductions or the simplified discount, whichever is larger.
 * The minimum tax is left out.
 */
export const br: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  missingContributions:
    "Brazil: INSS contributions are not calculated. For wages, add them to deductions: what is taken off is deductions or the simplified discount, whichever is larger.",
  steps,
});
