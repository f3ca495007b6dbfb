import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Nigeria from 2026: brackets. Pension, housing fund, health insurance and rent relief are passed
 * in `deductions`.
 */
export const ng: Jurisdiction = defineCountry({
  data,
  claimedContributions: "contributions to pension, housing fund and health insurance",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
