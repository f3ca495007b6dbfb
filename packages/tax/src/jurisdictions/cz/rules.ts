import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import { netIncome } from "../../engine/income.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { exact, one, roundTo, smaller, subtract } from "../../engine/numbers/exact.ts";
import { data } from "./figures.ts";

/** Czechia: base down to a hundred, tax up to a koruna, less the basic credit. */
export const cz: Jurisdiction = defineCountry({
  data,
  steps: (figures, { inputs, trace }) => {
    // The base drops what is below a hundred, and the tax counts a koruna begun; the figures name no section of law for it.
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
