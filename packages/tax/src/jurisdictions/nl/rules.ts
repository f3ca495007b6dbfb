import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data, type NlFigures } from "./figures.ts";

/** The labour credit: straight lines between the points that the law sets, never below zero. */
function labourCredit({ labour_credit: lines }: NlFigures, earnings: Exact): Exact {
  const line = lines.findLast(({ from }) => compare(exact(from), earnings) <= 0);
  if (line === undefined) return zero;
  const over = subtract(earnings, exact(line.from));
  return atLeastZero(add(exact(line.base), multiply(over, exact(line.slope))));
}

function steps(figures: NlFigures, { inputs, trace }: CalculationContext) {
  const taxable = netIncome(inputs);
  const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
  const { max, over, rate } = figures.general_credit;
  const general = slopeDown(exact(max), taxable, exact(over), exact(rate));
  const labour = isEmployee(inputs) ? labourCredit(figures, inputs.grossIncome) : zero;
  trace.line("general_credit", general, "general_credit");
  trace.line("labour_credit", labour, "labour_credit");
  const credits = smaller(before, add(general, labour));
  const taxDue = subtract(before, credits);
  return {
    taxDue,
    components: {
      taxable_income: taxable,
      tax_before_credits: before,
      credits,
      tax_after_credits: taxDue,
    },
  };
}

/**
 * Netherlands, below pension age: box 1. The first bracket includes the national
 * insurance contributions.
 */
export const nl: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  missingContributions:
    "Netherlands: contributions of employees to a pension fund are not calculated. For wages, leave them out of gross_income: with them the tax is too high.",
  steps,
});
