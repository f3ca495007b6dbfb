import { country, netIncome } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { phData } from "./data/ph.ts";

/** Philippines: brackets; excluded contributions and benefits come in as deductions. */
export const ph: Jurisdiction = country({
  data: phData,
  claimedContributions: "SSS, PhilHealth and Pag-IBIG contributions",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
