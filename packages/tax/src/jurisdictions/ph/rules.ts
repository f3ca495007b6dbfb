import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Philippines: brackets. Contributions and benefits that are excluded from income are passed
 * in `deductions`.
 */
export const ph: Jurisdiction = defineCountry({
  data,
  claimedContributions: "SSS, PhilHealth and Pag-IBIG contributions",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
