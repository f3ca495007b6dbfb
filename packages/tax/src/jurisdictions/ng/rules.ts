import { country, netIncome } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { ngData } from "./data/ng.ts";

/** Nigeria from 2026: brackets; pension, housing fund, health insurance and rent relief come in as deductions. */
export const ng: Jurisdiction = country({
  data: ngData,
  claimedContributions: "contributions to pension, housing fund and health insurance",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
