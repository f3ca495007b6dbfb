import { one, roundTo } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data } from "./figures.ts";

/**
 * Hungary: one rate on gross wages, without the allowances for families, mothers and young people.
 */
export const hu: Jurisdiction = defineCountry({
  data,
  steps: (figures, { inputs, trace, assume }) => {
    if (inputs.deductions.numerator > 0) {
      assume("Hungary: nothing is deductible from wages; deductions are not used.");
    }
    const taxable = inputs.grossIncome;
    const tax = progressiveTax(taxable, figures.brackets, trace, "brackets");
    // Rounded to whole forint. No source says how a fraction is rounded.
    const taxDue = roundTo(tax, one, "half_up");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
