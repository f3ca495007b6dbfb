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
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { hadTaxBelow } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { retirementOfEach } from "../us/states/itemized-parts.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import { quietly, type StateCase } from "../us/states/state-case.ts";
import { data, type UsNdFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  // The form also asks for federal payments, which the request of a state does not tell.
  isFree: hadTaxBelow(1000),
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Form ND-1ES, who must pay estimated tax (read in a published copy of 2022)",
      url: "https://fill.io/Form-ND-1ES-ESTIMATED-INCOME-TAX---INDIVIDUALS-How",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of North Dakota. */
export const usNd: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age"],
  estimatedTax,
  steps: (figures, state) => {
    const { context } = state;
    // N.D.C.C. 57-38-30.3(2): benefits of Social Security are exempt from 2021.
    const excluded = sum([
      multiply(state.netGain, exact(figures.gain_exclusion)),
      multiply(state.filed.income.qualifiedDividends, exact(figures.dividend_exclusion)),
      state.filed.taxableBenefits,
      militaryExclusion(state),
    ]);
    const taxableIncome = excess(state.federal().taxableIncome, excluded);
    const isJoint = context.status === "married_joint";
    const credit = exact(isJoint ? figures.relief_credit_joint : figures.relief_credit);
    const tax = state.schedule(taxableIncome, figures.rates);
    if (credit.numerator > 0) state.line("relief_credit", credit, "relief_credit");
    return {
      taxableIncome,
      tax,
      credits: {
        relief_credit: credit,
        marriage_credit: marriageCredit(state, taxableIncome, tax),
      },
    };
  },
});

/**
 * N.D.C.C. 57-38-01.28: what two earners pay more than they would as two single people, where the
 * income of both from work and retirement is over a limit.
 */
function marriageCredit(state: StateCase<UsNdFigures>, taxable: Exact, tax: Exact): Exact {
  const { figures, filed, inputs, context } = state;
  if (context.status !== "married_joint" || inputs.spouseIncome === undefined) return zero;
  if (compare(taxable, exact(figures.marriage_credit_taxable)) <= 0) return zero;
  const people = retirementOfEach(state);
  const qualified = [0, 1].map((at) =>
    sum([
      filed.income.wages[at] ?? zero,
      filed.income.profits[at] ?? zero,
      people[at]?.pensions ?? zero,
    ]),
  );
  const less = smaller(qualified[0] ?? zero, qualified[1] ?? zero);
  if (compare(less, exact(figures.marriage_credit_qualified)) <= 0) return zero;
  const first = excess(less, exact(figures.marriage_credit_base));
  const rates = figures.rates.single;
  const quiet = quietly(state);
  const apart = add(quiet.schedule(first, rates), quiet.schedule(excess(taxable, first), rates));
  const credit = smaller(excess(tax, apart), exact(figures.marriage_credit_most));
  return state.line("marriage_credit", credit, "marriage_credit_most");
}
