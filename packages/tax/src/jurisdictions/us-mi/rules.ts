import { add, type Exact, exact, excess, larger, multiply } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { type EstimatedTaxRule, federalHighIncome, planByRule } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsMiFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title:
        "Michigan MI-1040ES, who must file estimated tax payments (read in a published copy of 2019)",
      url: "https://fill.io/Form-MI-1040ES-Estimated-Income-Tax-for-Individuals",
      readOn: "2026-11-21",
    },
    {
      title: "Michigan Department of Treasury: 100 or 110 % of the previous year's liability",
      url: "https://www.michigan.gov/taxes/questions/iit/accordion/underpayment/what-should-i-do-if-i-am-unable-to-project-my-annual-income",
      readOn: "2026-11-21",
    },
  ],
};

/** The income tax of Michigan. */
export const usMi: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents"],
  planEstimatedTax: planByRule(estimatedTax),
  steps: (figures, state) => {
    const { income } = state;
    state.withoutItemizing();
    const exemptions = state.deducted(
      "exemptions",
      state.times(figures.exemption, state.people),
      "exemption",
    );
    const taxableIncome = excess(income, withSeniorDeduction(state, exemptions));
    const tax = multiply(taxableIncome, exact(figures.rate));
    return { taxableIncome, tax: state.line("tax", tax, "rate") };
  },
});

/**
 * MCL 206.30(9): the older spouse of a couple decides. If born from 1946 to 1952, the senior
 * deduction is added to the exemptions. If born later, it applies from 67, in place of the
 * exemptions, where it is larger.
 */
function withSeniorDeduction(state: StateCase<UsMiFigures>, exemptions: Exact): Exact {
  const { context, inputs, figures } = state;
  const isJoint = context.status === "married_joint";
  const age = Math.max(inputs.age ?? 0, isJoint ? (inputs.spouseAge ?? 0) : 0);
  const born = Number(context.year.label) - age;
  if (age < 67 || born < 1946) return exemptions;
  const deduction = state.deducted(
    "senior_deduction",
    state.amount(figures.senior_deduction),
    "senior_deduction",
  );
  return born < 1953 ? add(exemptions, deduction) : larger(exemptions, deduction);
}
