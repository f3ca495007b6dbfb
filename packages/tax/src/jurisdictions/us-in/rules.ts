import { compare, exact, excess, multiply, sum } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Indiana. */
export const usIn: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents", "dependent_ages"],
  steps: (figures, state) => {
    const { income } = state;
    state.withoutItemizing();
    // IC 6-3-1-3.5(a)(5)(C): the income must be less than the limit, not equal to it.
    const isSmall = compare(income, state.amount(figures.aged_exemption_small_below)) < 0;
    const exemptions = sum([
      state.times(figures.exemption, state.people),
      state.times(figures.child_exemption, state.children(figures.child_age + 1)),
      state.times(figures.aged_exemption, state.aged()),
      state.times(figures.aged_exemption_small, isSmall ? state.aged() : 0),
    ]);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, exemptions);
    const tax = multiply(taxableIncome, exact(figures.rate));
    return { taxableIncome, tax: state.line("tax", tax, "rate") };
  },
});
