import { lookup } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { add, exact, excess, multiply } from "../../engine/numbers/exact.ts";
import { federalFigures } from "../us/federal/federal-figures.ts";
import { planByRule } from "../us/plan-by-rule.ts";
import { defineState } from "../us/states/define-state.ts";
import { estimatedTax } from "./estimated-tax.ts";
import { data } from "./figures.ts";

/** The income tax of North Carolina. */
export const usNc: Jurisdiction = defineState({
  data,
  inputs: ["dependents", "dependent_ages"],
  planEstimatedTax: planByRule(estimatedTax),
  steps: (figures, state) => {
    const { income } = state;
    const deduction = state.deduct(state.amount(figures.standard_deduction));
    // G.S. 105-153.5(a1): the amount per child falls when the income is over the start of a row.
    const perChild = lookup(income, state.pick(figures.child_deduction));
    // G.S. 105-153.5(a1): counts the children who qualify for the credit of 26 U.S.C. 24. In 2021 that includes children of 17.
    const { max_age } = federalFigures(state.context).child_credit;
    const children = multiply(perChild, exact(state.children(max_age + 1)));
    if (state.dependents > 0) state.deducted("child_deduction", children, "child_deduction");
    const taxableIncome = excess(income, add(deduction, children));
    const tax = multiply(taxableIncome, exact(figures.rate));
    return { taxableIncome, tax: state.line("tax", tax, "rate") };
  },
});
