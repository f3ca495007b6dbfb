import { compare, exact, excess, smaller, subtract, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Malaysia, residents: personal relief, and a rebate for small chargeable incomes. Other reliefs
 * are passed in `deductions`.
 */
export const my: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "EPF, SOCSO and EIS contributions, within their limits,",
  steps: (figures, { inputs, trace }) => {
    const net = netIncome(inputs);
    const isEmployed = isEmployee(inputs);
    if (isEmployed)
      trace.deducted(
        "personal_relief_deduction",
        exact(figures.personal_relief),
        "personal_relief",
      );
    const taxable = isEmployed ? excess(net, exact(figures.personal_relief)) : net;
    const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
    const { limit, amount } = figures.rebate;
    const isSmall = compare(taxable, exact(limit)) <= 0;
    const credits = isSmall ? smaller(before, exact(amount)) : zero;
    trace.line("rebate", credits, "rebate");
    return {
      taxDue: subtract(before, credits),
      components: { taxable_income: taxable, tax_before_credits: before, credits },
    };
  },
});
