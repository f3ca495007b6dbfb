import { add, exact, excess, multiply, one, roundTo, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Romania: one rate on gross pay less pension and health contributions. The personal deduction for
 * low wages is left out.
 */
export const ro: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  steps: (figures, { inputs, trace }) => {
    const rates = add(exact(figures.pension_rate), exact(figures.health_rate));
    const contributions = isEmployee(inputs) ? multiply(inputs.grossIncome, rates) : zero;
    trace.deducted("contributions", contributions, "pension_rate", inputs.grossIncome, rates);
    const taxable = excess(netIncome(inputs), contributions);
    const tax = progressiveTax(taxable, figures.brackets, trace, "brackets");
    // Rounded to whole lei, as payroll does. No source says how half a leu is rounded.
    const taxDue = roundTo(tax, one, "half_up");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
