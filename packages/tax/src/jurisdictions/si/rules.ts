import { add, compare, type Exact, exact, excess, multiply } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Inputs, Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data, type SiFigures } from "./figures.ts";

/**
 * The general allowance, plus an additional one for small gross incomes, which falls as
 * income rises.
 */
function allowance(
  { general_allowance: generalAllowance, extra_allowance: extra }: SiFigures,
  { grossIncome }: Inputs,
): Exact {
  const general = exact(generalAllowance);
  if (compare(grossIncome, exact(extra.up_to)) > 0) return general;
  return add(general, excess(exact(extra.const), multiply(grossIncome, exact(extra.rate))));
}

/** Slovenia: brackets after the allowances. Contributions are passed in `deductions`. */
export const si: Jurisdiction = defineCountry({
  data,
  claimedContributions: "employee social contributions",
  steps: (figures, { inputs, trace }) => {
    const total = allowance(figures, inputs);
    trace.deducted("general_allowance", exact(figures.general_allowance), "general_allowance");
    trace.line("allowance", total, "extra_allowance");
    const taxable = excess(netIncome(inputs), total);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
