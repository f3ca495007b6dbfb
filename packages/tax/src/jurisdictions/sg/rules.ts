import { exact, multiply, smaller, subtract, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Singapore, residents. Years are income years (year of assessment less one). Reliefs are passed
 * in `deductions`.
 */
export const sg: Jurisdiction = defineCountry({
  data,
  readYearLabel: (label) => {
    const [, assessment] = /^YA ?(\d{4})$/.exec(label) ?? [];
    return assessment === undefined ? undefined : String(Number(assessment) - 1);
  },
  claimedContributions: "CPF contributions",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
    const { rebate: rule } = figures;
    const rebate = rule ? smaller(multiply(before, exact(rule.rate)), exact(rule.cap)) : zero;
    if (rule) trace.line("rebate", rebate, "rebate");
    return {
      taxDue: subtract(before, rebate),
      components: { taxable_income: taxable, tax_before_credits: before, credits: rebate },
    };
  },
});
