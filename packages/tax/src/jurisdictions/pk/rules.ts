import { add, compare, exact, multiply, one, roundTo, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { data } from "./figures.ts";

/**
 * Pakistan, salaried: brackets. Above ten million a surcharge on the whole tax is added, so the tax
 * jumps there.
 */
export const pk: Jurisdiction = defineCountry({
  data,
  readYearLabel: spanningYear("end"),
  steps: (figures, { inputs, trace }) => {
    const taxable = netIncome(inputs);
    const tax = progressiveTax(taxable, figures.brackets, trace, "brackets");
    const { over, rate } = figures.surcharge;
    const surtax = compare(taxable, exact(over)) > 0 ? multiply(tax, exact(rate)) : zero;
    trace.line("surcharge", surtax, "surcharge");
    return {
      // Rounded to whole rupees. No source says how half a rupee is rounded.
      taxDue: roundTo(add(tax, surtax), one, "half_up"),
      components: { taxable_income: taxable, income_tax: tax, surtax },
    };
  },
});
