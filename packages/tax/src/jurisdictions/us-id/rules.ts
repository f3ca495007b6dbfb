import { add, excess, zero } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Idaho. */
export const usId: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { income } = state;
    const { deduction, seniorDeduction } = state.federal();
    const senior = figures.federal_senior_deduction ? seniorDeduction : zero;
    const taxableIncome = excess(income, add(deduction, senior));
    const credits = state.times(figures.child_credit, state.children(17));
    state.line("child_credit", credits, "child_credit");
    return { taxableIncome, tax: state.schedule(taxableIncome, figures.rates), credits };
  },
});
