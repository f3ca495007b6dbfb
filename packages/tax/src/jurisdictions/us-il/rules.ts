import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedIncomeCreditBy } from "../us/states/federal-matches.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsIlFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [
    { from: 2018, amount: 500 },
    { from: 2019, amount: 1000 },
  ],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "35 ILCS 5/803(a)",
      url: "https://witnessslips.ilga.gov/ftp/ILCS/Ch%200035/Act%200005/003500050K803.html",
      readOn: "2026-11-28",
    },
    {
      title: "35 ILCS 5/804(c)",
      url: "https://witnessslips.ilga.gov/ftp/ILCS/Ch%200035/Act%200005/003500050K804.html",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Illinois. */
export const usIl: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { filed, inputs } = state;
    withoutItemizing(state);
    // 35 ILCS 5/203(a)(2)(A): tax-exempt interest is income. 203(a)(2)(F), (L): pensions and
    // benefits are not.
    const counted = add(state.income, inputs.taxExemptInterest);
    const income = excess(counted, add(filed.taxableBenefits, inputs.pensions));
    const whole = sum([
      state.times(figures.exemption, state.adults),
      state.times(figures.dependent_exemption, state.dependents),
      state.times(figures.aged_exemption, state.aged()),
    ]);
    const isLost = compare(state.income, state.amount(figures.exemption_limit)) > 0;
    const exemptions = state.deducted("exemptions", isLost ? zero : whole, "exemption");
    const taxableIncome = excess(income, exemptions);
    const tax = multiply(taxableIncome, exact(figures.rate));
    const home = isLost ? 0 : (inputs.itemized?.property_tax ?? 0);
    const property = multiply(exact(home), exact(figures.property_tax_credit_rate ?? 0));
    const earned = earnedIncomeCredit(state);
    return {
      taxableIncome,
      tax: state.line("tax", tax, "rate"),
      ...(isPositive(property) ? { credits: { property_tax_credit: property } } : {}),
      refundable: { earned_income_credit: earned, child_credit: childCredit(state, earned) },
    };
  },
});

type State = StateCase<UsIlFigures>;

/** 35 ILCS 5/212: a share of the federal credit, from 2023 for people of any age from 18. */
function earnedIncomeCredit(state: State): Exact {
  const { earned_income_credit_rate: rate, earned_income_credit_least_age: least } = state.figures;
  if (rate === undefined) return zero;
  const federal = state.filed.credits.earnedIncomeCredit;
  const isWider = least !== undefined && state.dependents === 0 && !isPositive(federal);
  const whole = isWider ? earnedIncomeCreditBy(state, { ages: [least, 150] }) : federal;
  return state.line(
    "earned_income_credit",
    multiply(whole, exact(rate)),
    "earned_income_credit_rate",
  );
}

/** 35 ILCS 5/244: a share of the state's earned income credit of those with a child under 12. */
function childCredit(state: State, earned: Exact): Exact {
  const { child_credit_rate, child_credit_age } = state.figures;
  if (child_credit_rate === undefined || child_credit_age === undefined) return zero;
  if (state.children(child_credit_age) === 0) return zero;
  return state.line(
    "child_credit",
    multiply(earned, exact(child_credit_rate)),
    "child_credit_rate",
  );
}
