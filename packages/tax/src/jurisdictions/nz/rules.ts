import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { data } from "./figures.ts";

/**
 * New Zealand: brackets from the first dollar. The independent earner credit and the ACC levy are
 * left out.
 */
export const nz: Jurisdiction = defineCountry({
  data,
  readYearLabel: spanningYear("end"),
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, tax_before_credits: taxDue } };
  },
});
