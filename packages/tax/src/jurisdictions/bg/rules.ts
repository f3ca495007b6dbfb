import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/** Bulgaria: one rate. Contributions are passed in `deductions`. */
export const bg: Jurisdiction = defineCountry({
  data,
  claimedContributions: "employee social contributions",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
