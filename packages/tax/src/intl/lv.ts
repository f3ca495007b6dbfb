import { country, netIncome } from "../internal/country.ts";
import { exact, excess } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { lvData } from "./data/lv.ts";

/** Latvia: annual brackets after the non-taxable minimum; contributions come in as deductions. */
export const lv: Jurisdiction = country({
  data: lvData,
  steps: (figures, { inputs, trace }) => {
    const minimum = exact(figures.nonTaxableMinimum);
    trace.line("non_taxable_minimum", minimum, "nonTaxableMinimum");
    const taxable = excess(netIncome(inputs), minimum);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
