import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import { netIncome } from "../../engine/income.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { one, roundTo } from "../../engine/numbers/exact.ts";
import { data } from "./figures.ts";

/** Australia, foreign residents: taxed from the first dollar, without offset and Medicare levy. */
export const auNr: Jurisdiction = defineCountry({
  data,
  bareYear: "start",
  steps: (figures, { inputs, trace }) => {
    // Taxable income is in whole dollars, cents dropped; the figures name no section of law for it.
    const taxable = roundTo(netIncome(inputs), one, "floor");
    trace.line("rounding.taxable_income", taxable);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, tax_before_credits: taxDue } };
  },
});
