import { one, roundTo } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { data } from "./figures.ts";

/**
 * Australia, foreign residents. They are taxed from the first dollar, without the low-income offset
 * and without the Medicare levy.
 */
export const auNr: Jurisdiction = defineCountry({
  data,
  readYearLabel: spanningYear("start"),
  steps: (figures, { inputs, trace }) => {
    // Taxable income is rounded down to whole dollars. The sources of the figures name no section
    // of law for this.
    const taxable = roundTo(netIncome(inputs), one, "floor");
    trace.line("rounding.taxable_income", taxable);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, tax_before_credits: taxDue } };
  },
});
