import {
  add,
  compare,
  type Exact,
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
import { earnedIncomeMatch, isWithin, largerDeduction } from "../us/states/itemized-parts.ts";
import { militaryExclusion } from "../us/states/military-pensions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsKsFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Form K-40ES, what are estimated tax payments (read in a published copy of 2024)",
      url: "https://www.taxformfinder.org/kansas/form-k-40es",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Kansas. */
export const usKs: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { context, filed } = state;
    // K.S.A. 79-32,117(c)(xviii): to 2023 only up to a limit.
    const limit = figures.benefits_exempt_up_to;
    const isExempt = isWithin(state.income, limit === undefined ? limit : exact(limit));
    const benefits = isExempt ? filed.taxableBenefits : zero;
    const income = subtract(state.income, add(benefits, militaryExclusion(state)));
    if (benefits.numerator > 0) state.line("exempt_benefits", benefits, "benefits_exempt_up_to");
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    // K.S.A. 79-32,120: from 2021 a return with the federal standard deduction may itemize. It takes
    // the taxes of 26 U.S.C. 164(a), without the cap of 164(b)(6).
    const deduction = largerDeduction(state, standard, ({ withoutCap }) => withoutCap);
    const isHead = ["head_of_household", "surviving_spouse"].includes(context.status);
    const exemptions = figures.exemption_by_status
      ? sum([
          state.amount(figures.exemption),
          state.times(figures.dependent_exemption, state.dependents),
          isHead ? exact(figures.head_exemption ?? 0) : zero,
        ])
      : state.times(figures.exemption_per_person, state.people + (isHead ? 1 : 0));
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const isFree =
      compare(state.income, state.amount(figures.zero_tax_agi)) <= 0 ||
      compare(taxableIncome, state.amount(figures.zero_tax_income)) <= 0;
    const tax = isFree ? zero : state.schedule(taxableIncome, figures.rates);
    const earned = earnedIncomeMatch(state, figures.earned_income_match);
    const care = multiply(usedCareCredit(state), exact(figures.care_credit_match));
    // K-40, lines 16 to 19: the food credit comes last, and only the rest of the other is paid out.
    const left = excess(excess(tax, care), earned);
    return {
      taxableIncome,
      tax,
      credits: { food_credit: smaller(foodCredit(state), left), care_credit: care },
      refundable: { earned_income_credit: earned },
    };
  },
});

/**
 * K.S.A. 79-32,271, to 2024: for small incomes, if there is a child under 18 or someone of 55
 * or more.
 */
function foodCredit(state: StateCase<UsKsFigures>): Exact {
  const { food_credit, food_credit_limit, food_credit_age } = state.figures;
  if (!food_credit || !food_credit_limit || !food_credit_age) return zero;
  if (compare(state.income, exact(food_credit_limit)) > 0) return zero;
  const children = state.children(18);
  if (children === 0 && state.aged(food_credit_age) === 0) return zero;
  const credit = state.times(food_credit, state.adults + children);
  return state.line("food_credit", credit, "food_credit");
}
