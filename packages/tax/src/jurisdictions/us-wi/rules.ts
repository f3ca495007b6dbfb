import { add, type Exact, exact, excess, larger, multiply, smaller } from "../../engine/amounts.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import type { Brackets } from "../us/figure-types.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsWiFigures } from "./figures.ts";

/** The income tax of Wisconsin. */
export const usWi: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  steps: (figures, state) => {
    const { inputs } = state;
    const gains = multiply(state.netGain, exact(figures.gain_exclusion));
    const income = excess(state.income, gains);
    const deduction = state.deducted(
      "deduction",
      slidingDeduction(state, income),
      "standard_deduction",
    );
    state.withoutItemizing();
    const exemptions = add(
      state.times(figures.exemption, state.people),
      state.times(figures.aged_exemption, state.aged()),
    );
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const tax = state.schedule(taxableIncome, figures.rates);
    const earned = earnedShares(state);
    if (earned === undefined) return { taxableIncome, tax };
    const credit = smaller(
      multiply(smaller(earned[0], earned[1]), exact(figures.couple_credit_rate)),
      exact(figures.couple_credit_max),
    );
    return {
      taxableIncome,
      tax,
      credits: state.line("couple_credit", credit, "couple_credit_max"),
    };
  },
});

/**
 * The maximum, less a share of the income over a start. Heads of household have at least the
 * deduction of single people.
 */
function slidingDeduction(state: StateCase<UsWiFigures>, income: Exact): Exact {
  const { figures, context } = state;
  const after = (most: number, slide: Brackets) =>
    excess(exact(most), progressiveTax(income, slide, silentTrace, "slide"));
  const most = figures.standard_deduction;
  const single = () => after(most.single, figures.slide_single);
  switch (context.status) {
    case "single":
      return single();
    case "married_joint":
      return after(most.married_joint, figures.slide_joint);
    case "married_separate":
      return after(most.married_separate, figures.slide_separate);
    // Wisconsin has no status for surviving spouses. They file as heads of household.
    case "head_of_household":
    case "surviving_spouse":
      return larger(single(), after(most.head_of_household, figures.slide_head));
  }
}
