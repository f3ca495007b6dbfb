import { country, isEmployee, netIncome } from "../internal/country.ts";
import { add, type Exact, exact, excess, smaller, subtract, zero } from "../internal/exact.ts";
import type { CalculationContext, Jurisdiction } from "../internal/jurisdiction.ts";
import { fadeOver } from "../internal/phase-out.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { type AtFigures, atData } from "./data/at.ts";

/** The credit of every employee, and the supplement for small incomes that the assessment adds. */
function commuterCredits(figures: AtFigures, taxable: Exact, trace: CalculationContext["trace"]) {
  const { amount, from, to } = figures.commuterSupplement;
  const width = subtract(exact(to), exact(from));
  const supplement = fadeOver(exact(amount), taxable, exact(from), width);
  trace.line("commuter_supplement", supplement, "commuterSupplement");
  return add(exact(figures.commuterCredit), supplement);
}

/** Austria: regular pay; the 13th and 14th salary at their fixed rate are left out. */
export const at: Jurisdiction = country({
  data: atData,
  inputs: ["basis"],
  steps: (figures, { inputs, trace }) => {
    const isEmployed = isEmployee(inputs);
    const net = netIncome(inputs);
    const taxable = isEmployed ? excess(net, exact(figures.workExpenses)) : net;
    if (isEmployed) trace.line("work_expenses", exact(figures.workExpenses), "workExpenses");
    const before = progressiveTax(taxable, figures.brackets, trace, "brackets");
    const credits = isEmployed ? smaller(before, commuterCredits(figures, taxable, trace)) : zero;
    trace.line("commuter_credit", credits, "commuterCredit");
    return {
      taxDue: subtract(before, credits),
      components: { taxable_income: taxable, tax_before_credits: before, credits },
    };
  },
});
