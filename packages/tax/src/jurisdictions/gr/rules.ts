import { exact, smaller, subtract, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/** Greece, for people above 30 without children: brackets, less the credit for wage earners. */
export const gr: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "social insurance (e-EFKA) contributions",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
    const { amount, full_to: fullTo, rate } = figures.wage_credit;
    const wage = isEmployee(inputs)
      ? slopeDown(exact(amount), taxable, exact(fullTo), exact(rate))
      : zero;
    const credits = smaller(before, wage);
    trace.line("wage_credit", credits, "wage_credit");
    return {
      taxDue: subtract(before, credits),
      components: { taxable_income: taxable, tax_before_credits: before, credits },
    };
  },
});
