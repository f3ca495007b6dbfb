import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { add, compare, exact, excess, multiply, zero } from "../../engine/numbers/exact.ts";
import { planByRule } from "../us/plan-by-rule.ts";
import { defineState } from "../us/states/define-state.ts";
import { estimatedTax } from "./estimated-tax.ts";
import { data } from "./figures.ts";

/** The income tax of Colorado. */
export const usCo: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age"],
  planEstimatedTax: planByRule(estimatedTax),
  steps: (figures, state) => {
    const { income } = state;
    const federal = state.federal();
    const { addback_start, addback_allowed, addback_itemized_only } = figures;
    let addback = zero;
    if (addback_start !== undefined && addback_allowed !== undefined) {
      const counts = federal.itemizes || addback_itemized_only !== true;
      if (counts && compare(income, exact(addback_start)) >= 0) {
        addback = excess(federal.deduction, state.amount(addback_allowed));
        state.line("deduction_addback", addback, "addback_allowed");
      }
    }
    const taxableIncome = add(federal.taxableIncome, addback);
    const tax = multiply(taxableIncome, exact(figures.rate));
    return { taxableIncome, tax: state.line("tax", tax, "rate") };
  },
});
