import { exact, excess, multiply, smaller, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/** Thailand: deducts half of the salary up to a limit, then the personal allowance. */
export const th: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "social security contributions",
  steps: (figures, { inputs, trace }) => {
    const { rate, max } = figures.employment_deduction;
    const expenses = isEmployee(inputs)
      ? smaller(multiply(inputs.grossIncome, exact(rate)), exact(max))
      : zero;
    const allowance = exact(figures.personal_allowance);
    trace.deducted("employment_deduction", expenses, "employment_deduction");
    trace.deducted("personal_allowance", allowance, "personal_allowance");
    const taxable = excess(excess(netIncome(inputs), expenses), allowance);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
