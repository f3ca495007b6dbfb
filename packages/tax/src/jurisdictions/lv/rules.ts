import { add, exact, excess, smaller, subtract } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import { data } from "./figures.ts";

/**
 * Latvia: annual brackets over the whole income. Contributions (passed in `deductions`) and the
 * non-taxable minimum are taken off the lowest bracket first, not off the top.
 */
export const lv: Jurisdiction = defineCountry({
  data,
  claimedContributions: "employee social contributions",
  steps: (figures, { inputs, trace }) => {
    const { grossIncome, deductions } = inputs;
    const minimum = exact(figures.non_taxable_minimum);
    trace.deducted("non_taxable_minimum", minimum, "non_taxable_minimum");
    const relief = smaller(grossIncome, add(deductions, minimum));
    const whole = progressiveTax(grossIncome, figures.brackets, trace, "brackets");
    const onRelief = progressiveTax(relief, figures.brackets, silentTrace, "brackets");
    trace.line("tax_on_relief", onRelief, "brackets");
    const taxDue = subtract(whole, onRelief);
    return {
      taxDue,
      components: { taxable_income: excess(grossIncome, relief), income_tax: taxDue },
    };
  },
});
