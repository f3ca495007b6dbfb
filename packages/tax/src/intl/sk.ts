import { country, netIncome } from "../internal/country.ts";
import { compare, divide, type Exact, exact, excess } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { type SkFigures, skData } from "./data/sk.ts";

/** Full up to a base; above it a fixed amount less a share of the base. */
function basicAllowance({ basicAllowance: rule }: SkFigures, base: Exact): Exact {
  if (compare(base, exact(rule.fullToBase)) <= 0) return exact(rule.full);
  return excess(exact(rule.cap), divide(base, exact(rule.divisor)));
}

/** Slovakia: income from employment; contributions come in as deductions. */
export const sk: Jurisdiction = country({
  data: skData,
  steps: (figures, { inputs, trace }) => {
    const base = netIncome(inputs);
    const allowance = basicAllowance(figures, base);
    trace.line("basic_allowance", allowance, "basicAllowance");
    const taxable = excess(base, allowance);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
