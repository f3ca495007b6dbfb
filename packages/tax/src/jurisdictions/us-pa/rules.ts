import {
  add,
  atLeastZero,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  one,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { both } from "../us/federal/income.ts";
import { defineState } from "../us/states/define-state.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsPaFigures } from "./figures.ts";
import { localities } from "./localities.ts";

const estimatedTax: EstimatedTaxRule = {
  // The limit of the law is one of income without withholding. REV-1630, line 3, has it as a
  // balance of tax: 3.07 % of 8,000, 9,500, 11,000 and 14,000.
  threshold: [
    { from: 2018, amount: 245.6 },
    { from: 2024, amount: 291.65 },
    { from: 2025, amount: 337.7 },
    { from: 2026, amount: 429.8 },
  ],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "72 P.S. 7325(a)(1)",
      url: "https://casetext.com/statute/pennsylvania-statutes/statutes-unconsolidated/title-72-ps-taxation-and-fiscal-affairs/chapter-5-tax-reform-code-of-1971/article-iii-personal-income-tax/part-viii-estimated-tax/section-7325-declarations-of-estimated-tax",
      readOn: "2026-11-28",
    },
    {
      title:
        "Form REV-1630, lines 1 to 5 and exception 1 (read in published copies of 2007 and 2023)",
      url: "https://www.taxformfinder.org/pennsylvania/form-rev-1630",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Pennsylvania. */
export const usPa: Jurisdiction = defineState({
  data,
  // 72 P.S. 7301(d) and 61 Pa. Code 101.6: deferrals to a 401(k) and commuter benefits are
  // compensation; payments for health under a cafeteria plan are not.
  taxesPreTax: ["retirement", "commuter"],
  localities,
  localTaxation: {
    base: "earnings",
    levied: "most municipalities and school districts tax earned income",
  },
  inputs: ["method", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { context } = state;
    withoutItemizing(state);
    const income = classesOfIncome(state);
    // Schedule O: health savings accounts are the only adjustment that is deducted.
    const taxableIncome = excess(income, state.filed.adjustments.hsa);
    const tax = state.line("tax", multiply(taxableIncome, exact(figures.rate)), "rate");
    const isMarried = ["married_joint", "married_separate"].includes(context.status);
    const limit = add(
      state.times(figures.forgiveness_base, isMarried ? 2 : 1),
      state.times(figures.forgiveness_dependent, state.dependents),
    );
    // Schedule SP: each column is 250 wide and forgives a tenth less than the one before. A column
    // that has begun counts.
    const share = stepDown(
      one,
      add(income, state.filed.income.taxExemptInterest),
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
    return {
      taxableIncome,
      tax,
      credits: { tax_forgiveness: credits },
      refundable: {
        care_credit: matched(state, "care_credit_share", state.filed.credits.careCredit),
        earned_income_credit: matched(
          state,
          "earned_income_match",
          state.filed.credits.earnedIncomeCredit,
        ),
      },
    };
  },
});

/**
 * 72 P.S. 7303: the sum of the classes. A loss in one class, or of one spouse, does not lower
 * another. Benefits and the pensions of the retired are no income.
 */
function classesOfIncome({ filed, context }: StateCase<UsPaFigures>): Exact {
  const { income } = filed;
  if (isPositive(income.pensions)) {
    context.assume("Pennsylvania: pensions are paid to people who have retired.");
  }
  return sum([
    both(income.wages),
    ...income.profits.map(atLeastZero),
    income.interest,
    income.dividends,
    atLeastZero(income.capitalGain),
    atLeastZero(income.rent),
  ]);
}

function matched(
  state: StateCase<UsPaFigures>,
  name: "care_credit_share" | "earned_income_match",
  federal: Exact,
): Exact {
  const share = state.figures[name];
  return share === undefined ? zero : state.line(name, multiply(federal, exact(share)), name);
}
