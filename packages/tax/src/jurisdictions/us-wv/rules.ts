import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsWvFigures } from "./figures.ts";

/** The income tax of West Virginia. */
export const usWv: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  steps: (figures, state) => {
    state.withoutItemizing();
    const limit = state.amount(figures.earned_exclusion_limit);
    const isSmall = compare(state.income, limit) <= 0;
    const excluded = isSmall ? state.amount(figures.earned_exclusion) : zero;
    const income = excess(state.income, add(excluded, seniorDeduction(state)));
    const exemptions = state.times(figures.exemption, state.people);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, exemptions);
    const tax = state.schedule(taxableIncome, figures.rates);
    const size = Math.min(state.people, figures.family_credit_max_size);
    const guideline = multiply(
      add(
        exact(figures.poverty_guideline),
        state.times(figures.poverty_guideline_further, size - 1),
      ),
      state.amount(figures.family_credit_poverty_share),
    );
    // W. Va. Code 11-21-22b(b)(1): at or below the guideline the credit is all of the tax.
    const share = lookup(excess(state.income, guideline), state.pick(figures.family_credit));
    const credits = multiply(tax, share);
    if (credits.numerator > 0) state.line("family_credit", credits, "family_credit");
    return { taxableIncome, tax, credits };
  },
});

/**
 * Deducted from the income of each person of 65. A spouse without income has nothing to deduct
 * it from.
 */
function seniorDeduction(state: StateCase<UsWvFigures>): Exact {
  if (state.aged() === 0) return zero;
  const most = exact(state.figures.senior_deduction);
  const shares = spouseShares(state) ?? [state.income, zero];
  const isAged = state.areAged();
  const parts = shares.map((share, index) => (isAged[index] ? smaller(share, most) : zero));
  return state.deducted("senior_deduction", sum(parts), "senior_deduction");
}
