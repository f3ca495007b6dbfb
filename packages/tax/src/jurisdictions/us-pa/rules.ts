import { add, exact, isPositive, multiply, one } from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Pennsylvania. */
export const usPa: Jurisdiction = defineState({
  data,
  inputs: ["dependents"],
  steps: (figures, state) => {
    const { inputs, context } = state;
    state.withoutItemizing();
    const income = inputs.grossIncome;
    const tax = state.line("tax", multiply(income, exact(figures.rate)), "rate");
    const isMarried = ["married_joint", "married_separate"].includes(context.status);
    const limit = add(
      state.times(figures.forgiveness_base, isMarried ? 2 : 1),
      state.times(figures.forgiveness_dependent, state.dependents),
    );
    // Schedule SP: each column is 250 wide and forgives a tenth less than the one before. A column
    // that has begun counts.
    const share = stepDown(
      one,
      income,
      {
        start: limit,
        step: exact(figures.forgiveness_step),
        perStep: exact(figures.forgiveness_per_step),
      },
      "ceil",
    );
    const credits = multiply(tax, share);
    if (isPositive(credits)) {
      state.line("tax_forgiveness", credits, "forgiveness_base");
      // Schedule SP: spouses who file separately must include the eligibility income of both.
      if (context.status === "married_separate") {
        context.assume("Pennsylvania: the spouse has no income of their own.");
      }
    }
    return { taxableIncome: income, tax, credits };
  },
});
