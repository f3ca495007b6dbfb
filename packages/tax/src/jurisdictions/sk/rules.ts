import {
  compare,
  divide,
  type Exact,
  exact,
  excess,
  minorUnit,
  roundTo,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data, type SkFigures } from "./figures.ts";

/** The full amount up to a limit of the base. Above it, a fixed amount less a share of the base. */
function basicAllowance({ basic_allowance: rule }: SkFigures, base: Exact): Exact {
  if (compare(base, exact(rule.full_to_base)) <= 0) return exact(rule.full);
  return excess(exact(rule.cap), divide(base, exact(rule.divisor)));
}

const cent = minorUnit(2);

/**
 * Slovakia: income from employment. Contributions are passed in `deductions`. Under section 47 the
 * allowance is rounded up to the cent, and the base and the tax are rounded down.
 */
export const sk: Jurisdiction = defineCountry({
  data,
  claimedContributions: "employee social and health insurance contributions",
  steps: (figures, { inputs, trace }) => {
    const base = netIncome(inputs);
    const allowance = roundTo(basicAllowance(figures, base), cent, "ceil");
    trace.deducted("basic_allowance", allowance, "basic_allowance");
    const taxable = roundTo(excess(base, allowance), cent, "floor");
    const tax = progressiveTax(taxable, figures.brackets, trace, "brackets");
    const taxDue = roundTo(tax, cent, "floor");
    trace.line("rounding.tax", taxDue);
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
