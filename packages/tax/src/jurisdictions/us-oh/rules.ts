import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  zero,
} from "../../engine/amounts.ts";
import { lookup, lookupAtLeast, tariffTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { type EstimatedTaxRule, planByRule } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsOhFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Ohio R.C. 5747.09(B)",
      url: "https://legalfix.com/statutes/state-codes/ohio/title-57/chapter-5747/section-5747-09",
      readOn: "2026-11-21",
    },
    {
      title: "Ohio Department of Taxation, interest penalty of the IT 1040",
      url: "https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5115&AFMID=11354",
      readOn: "2026-11-21",
    },
  ],
};

/** The income tax of Ohio. */
export const usOh: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents", "spouse_income"],
  planEstimatedTax: planByRule(estimatedTax),
  steps: (figures, state) => {
    const { income, context } = state;
    state.withoutItemizing();
    // R.C. 5747.025: an income of exactly 40,000 or 80,000 belongs to the lower row.
    const exemptions = multiply(lookup(income, figures.exemption), exact(state.people));
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, exemptions);
    const tax = tariffTax(taxableIncome, figures.rates, context.trace, "rates");
    // R.C. 5747.022: the income less exemptions must be less than 30,000.
    const perPerson = lookupAtLeast(taxableIncome, figures.exemption_credit);
    const small = multiply(perPerson, exact(state.people));
    const senior = state.aged() > 0 ? lookupAtLeast(taxableIncome, figures.senior_credit) : zero;
    const before = add(small, senior);
    return {
      taxableIncome,
      tax,
      credits: add(before, jointCredit(state, taxableIncome, excess(tax, before))),
    };
  },
});

/**
 * R.C. 5747.05(E): a share of the tax, for couples who both have income other than dividends
 * and gains.
 */
function jointCredit(state: StateCase<UsOhFigures>, taxableIncome: Exact, tax: Exact): Exact {
  const { figures } = state;
  const earned = earnedShares(state);
  if (earned === undefined) return zero;
  const least = exact(figures.joint_credit_income);
  if (earned.some((share) => compare(share, least) < 0)) return zero;
  const share = lookup(taxableIncome, figures.joint_credit);
  const credit = smaller(multiply(tax, share), exact(figures.joint_credit_cap));
  return state.line("joint_filing_credit", credit, "joint_credit");
}
