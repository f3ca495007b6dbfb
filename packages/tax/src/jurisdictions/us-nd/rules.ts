import { add, exact, excess, multiply } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of North Dakota. */
export const usNd: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age"],
  steps: (figures, state) => {
    const { inputs, context } = state;
    const excluded = add(
      multiply(state.netGain, exact(figures.gain_exclusion)),
      multiply(inputs.dividends, exact(figures.dividend_exclusion)),
    );
    const taxableIncome = excess(state.federal().taxableIncome, excluded);
    const isJoint = context.status === "married_joint";
    const credit = exact(isJoint ? figures.relief_credit_joint : figures.relief_credit);
    const tax = state.schedule(taxableIncome, figures.rates);
    if (credit.numerator > 0) state.line("relief_credit", credit, "relief_credit");
    return { taxableIncome, tax, credits: credit };
  },
});
