import { exact, excess, smaller, subtract, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Austria. Covers regular pay only: the 13th and 14th salary, which are taxed at fixed rates, are
 * part of the pay calculation.
 */
export const at: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "employee social contributions",
  steps: (figures, { inputs, trace, assume }) => {
    const isEmployed = isEmployee(inputs);
    // A pay calculation has its own sentence about the payments of the assessment.
    if (isEmployed && inputs.contributions === undefined) {
      assume(
        "Austria: the supplement to the commuter credit of small incomes is not included, because only the assessment adds it.",
      );
    }
    const net = netIncome(inputs);
    const taxable = isEmployed ? excess(net, exact(figures.work_expenses)) : net;
    if (isEmployed) trace.deducted("work_expenses", exact(figures.work_expenses), "work_expenses");
    const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
    const credits = isEmployed ? smaller(before, exact(figures.commuter_credit)) : zero;
    trace.line("commuter_credit", credits, "commuter_credit");
    return {
      taxDue: subtract(before, credits),
      components: { taxable_income: taxable, tax_before_credits: before, credits },
    };
  },
});
