import {
  add,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  one,
  roundTo,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { fadeOver } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { countChildren } from "../us/federal/taxpayers.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedIncomeCreditBy } from "../us/states/federal-matches.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsWaFigures } from "./figures.ts";

/** The income tax of Washington. */
export const usWa: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    withoutItemizing(state);
    // Washington taxes only long-term gains, since 2022.
    if (figures.gain_deduction === undefined || figures.gain_rates === undefined) {
      return { taxableIncome: zero, tax: zero, refundable: { working_families_credit: zero } };
    }
    // RCW 82.87.020: the federal net long-term gain, which short-term losses do not lessen.
    const gains = state.inputs.longTermCapitalGains;
    const taxableIncome = excess(gains, exact(figures.gain_deduction));
    const tax = progressiveTax(
      taxableIncome,
      figures.gain_rates,
      state.context.trace,
      "gain_rates",
    );
    return { taxableIncome, tax, refundable: { working_families_credit: familiesCredit(state) } };
  },
});

/**
 * RCW 82.08.0206: an amount by number of children for those who get the federal earned income
 * credit. It falls in a straight line before the income at which that ends, but not below a minimum.
 */
function familiesCredit(state: StateCase<UsWaFigures>): Exact {
  const { figures, filed, income, context, dependents } = state;
  const rule = figures.working_families_credit;
  if (rule === undefined) return zero;
  if (!isPositive(earnedIncomeCreditBy(state, { ages: rule.ages }))) return zero;
  const children = dependents === 0 ? 0 : Math.min(3, countChildren(context, 19));
  const row = filed.figures.earned_income_credit[children];
  const [amount, width] = [rule.amounts[children], rule.widths[children]];
  if (row === undefined || amount === undefined || width === undefined) return zero;
  const falls = exact(context.status === "married_joint" ? row.start_joint : row.start);
  const end = add(falls, divide(exact(row.max), exact(row.loss_rate)));
  const measure = larger(income, filed.earnedIncome);
  const left = fadeOver(exact(amount), measure, subtract(end, exact(width)), exact(width));
  const credit = roundTo(larger(left, exact(rule.least)), one, "half_up");
  return state.line("working_families_credit", credit, "working_families_credit");
}
