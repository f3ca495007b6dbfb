import { add, compare, exact, excess, multiply, zero } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { type EstimatedTaxRule, federalHighIncome, planByRule } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  exact_threshold_is_free: true,
  current_year_share: 0.7,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title:
        "Colorado DR 0104EP, required payments (read in a published copy of 2022); DR 0204, part 2",
      url: "https://fill.io/Individual-Estimated-Income-Tax",
      readOn: "2026-11-21",
    },
    {
      title: "C.R.S. 39-22-605",
      url: "https://law.counselstack.com/statute/co/39/39-22-605",
      readOn: "2026-11-21",
    },
  ],
};

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
