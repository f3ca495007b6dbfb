import {
  add,
  compare,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { isWithin, largerDeduction, ownershipShares } from "../us/states/itemized-parts.ts";
import { evenShares } from "../us/states/spouse-shares.ts";
import { data } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [],
  // The limit is one of the tax, whatever was withheld.
  isFree: ({ calculation }) => compare(calculation.taxDue, exact(200)) <= 0,
  current_year_share: 0.8,
  prior_year_share: 1,
  sources: [
    {
      title: "35 Miss. Code R. 3-11-21-100",
      url: "https://www.law.cornell.edu/regulations/mississippi/35-Miss-Code-R-SS-3-11-21-100",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Mississippi. */
export const usMs: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const { filed, inputs } = state;
    // Miss. Code 27-7-15(4): benefits and pensions are exempt.
    const exempt = add(filed.taxableBenefits, inputs.pensions);
    // Miss. Code 27-7-18: not what teachers pay, nor interest on student loans.
    const { educator, studentLoanInterest } = filed.adjustments;
    const added = sum([educator, studentLoanInterest, filed.untaxedUnemployment]);
    const income = subtract(add(state.income, added), exempt);
    // Miss. Code 27-7-17: the federal lines without the state's income tax.
    const deduction = largerDeduction(state, state.amount(figures.standard_deduction));
    const exemptions = sum([
      state.amount(figures.exemption),
      state.times(figures.dependent_exemption, state.dependents),
      state.times(figures.aged_exemption, state.aged()),
    ]);
    state.deducted("exemptions", exemptions, "exemption");
    const whole = add(deduction, exemptions);
    const taxableIncome = excess(income, whole);
    const together = state.schedule(taxableIncome, figures.rates);
    const { care_credit_match, care_credit_income } = figures;
    const hasCredit =
      care_credit_income !== undefined && isWithin(state.income, exact(care_credit_income));
    const care = multiply(usedCareCredit(state), exact(care_credit_match ?? 0));
    const credits = { care_credit: hasCredit ? care : zero };
    const shares = ownershipShares(state);
    if (shares === undefined) return { taxableIncome, tax: together, credits };
    const { spousePensions } = inputs;
    const own = [
      subtract(shares[0], subtract(inputs.pensions, spousePensions)),
      subtract(shares[1], spousePensions),
    ] as const;
    const parts = evenShares(own, whole);
    const apart = sum(parts.map((part) => state.schedule(part, figures.rates)));
    return { taxableIncome, tax: smaller(together, apart), credits };
  },
});
