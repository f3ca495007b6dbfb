import { country, netIncome } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { bgData } from "./data/bg.ts";

/** Bulgaria until 2025: one rate; contributions come in as deductions. */
export const bg: Jurisdiction = country({
  data: bgData,
  claimedContributions: "employee social contributions",
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
