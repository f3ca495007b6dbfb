import { country, netIncome } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { cyData } from "./data/cy.ts";

/** Cyprus: brackets; contributions and the family deductions come in as deductions. */
export const cy: Jurisdiction = country({
  data: cyData,
  claimedContributions: "social insurance and GESY contributions",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
