import {
  exact,
  excess,
  multiply,
  one,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry, jointStatuses } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { data, type HkFigures } from "./figures.ts";

function steps(figures: HkFigures, { inputs, status, trace }: CalculationContext) {
  const income = netIncome(inputs);
  const { single, married } = figures.allowances;
  const allowance = inputs.allowances ?? exact(status === "married_joint" ? married : single);
  trace.line("allowances", allowance, "allowances");
  const chargeable = excess(income, allowance);
  const progressive = progressiveTax(chargeable, figures.brackets, trace, "brackets");
  // The standard rate applies to the income before allowances. The lower of the two taxes is due.
  const standard = progressiveTax(income, figures.standard_rates, trace, "standard_rates");
  const before = smaller(progressive, standard);
  const { reduction: rule } = figures;
  const reduction = rule ? smaller(multiply(before, exact(rule.rate)), exact(rule.cap)) : zero;
  if (rule) trace.line("reduction", reduction, "reduction");
  return {
    // Rounded down to whole dollars.
    taxDue: roundTo(subtract(before, reduction), one, "floor"),
    components: {
      taxable_income: chargeable,
      progressive_tax: progressive,
      standard_tax: standard,
      tax_before_credits: before,
      credits: reduction,
    },
  };
}

/**
 * Hong Kong salaries tax: the lower of progressive and standard tax. `allowances` replaces the
 * basic or the married allowance.
 */
export const hk: Jurisdiction = defineCountry({
  data,
  statuses: jointStatuses,
  inputs: ["allowances"],
  readYearLabel: spanningYear("start"),
  claimedContributions: "mandatory provident fund contributions, up to their yearly limit,",
  steps,
});
