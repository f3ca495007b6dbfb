import { exact, one, roundTo, smaller, subtract } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Czechia: the base is rounded down to a hundred, the tax is rounded up to a koruna, then the basic
 * credit is subtracted.
 */
export const cz: Jurisdiction = defineCountry({
  data,
  steps: (figures, { inputs, trace }) => {
    // The base is rounded down to a hundred and the tax is rounded up to a koruna. The sources of
    // the figures name no section of law for this.
    const taxable = roundTo(netIncome(inputs), exact(100), "floor");
    trace.line("rounding.taxable_income", taxable);
    const before = roundTo(
      progressiveTax(taxable, figures.brackets, trace, "brackets"),
      one,
      "ceil",
    );
    trace.line("rounding.tax", before);
    const credits = smaller(before, exact(figures.basic_credit));
    trace.line("basic_credit", credits, "basic_credit");
    return {
      taxDue: subtract(before, credits),
      components: { taxable_income: taxable, tax_before_credits: before, credits },
    };
  },
});
