import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  half,
  multiply,
  one,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup, lookupAtLeast, tariffTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { both } from "../us/federal/income.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { incomeOfEach, propertyIncome, taxableBenefitsOfEach } from "../us/states/kinds-of-each.ts";
import {
  exemptMilitaryOfEach,
  militaryExclusion,
  otherPensionsOfEach,
} from "../us/states/military-pensions.ts";
import { offeredDeductions, withoutItemizing } from "../us/states/offered-deductions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsOhFigures } from "./figures.ts";
import { localities } from "./localities.ts";

type Case = StateCase<UsOhFigures>;

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
  localities,
  localTaxation: {
    base: "earnings",
    levied: "municipalities tax wages, profits and rents, and some school districts tax income",
  },
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    withoutItemizing(state);
    const business = businessIncome(state);
    const deducted = smaller(business, state.amount(figures.business_deduction));
    state.line("business_income_deduction", deducted, "business_deduction");
    const offered = offeredDeductions(state);
    const medical = medicalOver(offered?.medical ?? zero, state.income, figures.medical_floor);
    const modified = subtract(
      state.income,
      sum([state.filed.taxableBenefits, medical, militaryExclusion(state)]),
    );
    const income = subtract(modified, deducted);
    // R.C. 5747.025: an income of exactly 40,000 or 80,000 belongs to the lower row.
    const exemptions = multiply(lookup(modified, figures.exemption), exact(state.people));
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, exemptions);
    // R.C. 5747.02(A)(4): business income over the deduction has a rate of its own.
    const taxedBusiness = smaller(subtract(business, deducted), taxableIncome);
    const base = subtract(taxableIncome, taxedBusiness);
    const tax = add(
      tariffTax(base, figures.rates, state.context.trace, "rates"),
      multiply(taxedBusiness, exact(figures.business_rate)),
    );
    return {
      taxableIncome,
      tax,
      ...creditsOf(state, { modified, measure: excess(modified, exemptions), tax }),
    };
  },
});

/** R.C. 5747.01(A)(28): the profits of a business. Rent and shares are taken to be none. */
function businessIncome({ filed }: Case): Exact {
  return atLeastZero(both(filed.income.profits));
}

interface CreditBase {
  /** Ohio adjusted gross income, with the business income that was deducted. */
  readonly modified: Exact;
  /** The same, less exemptions. */
  readonly measure: Exact;
  readonly tax: Exact;
}

function creditsOf(
  state: Case,
  { modified, measure, tax }: CreditBase,
): Pick<StateResult, "credits" | "parts"> {
  const { figures, filed } = state;
  // R.C. 5747.022: the income less exemptions must be less than 30,000.
  const perPerson = lookupAtLeast(measure, figures.exemption_credit);
  const senior = state.aged() > 0 ? lookupAtLeast(measure, figures.senior_credit) : zero;
  const hasRetired = compare(measure, exact(figures.retirement_credit_limit)) < 0;
  const match = exact(figures.earned_income_match);
  const before = {
    exemption_credit: multiply(perPerson, exact(state.people)),
    senior_credit: senior,
    retirement_credit: hasRetired
      ? lookup(sum(otherPensionsOfEach(state)), figures.retirement_credit)
      : zero,
    care_credit: careCredit(state, modified),
  };
  const left = excess(tax, sum(Object.values(before)));
  const joint = jointCredit(state, measure, left);
  return {
    credits: {
      ...before,
      joint_filing_credit: joint,
      earned_income_credit: multiply(filed.credits.earnedIncomeCredit, match),
    },
    parts: { tax_before_earned_credit: excess(left, joint) },
  };
}

/**
 * R.C. 5747.054: below 20,000 the federal credit without the limit of the federal tax; below
 * 40,000 a quarter of what was used.
 */
function careCredit(state: Case, modified: Exact): Exact {
  const share = lookupAtLeast(modified, state.figures.care_credit_share);
  const isWhole = compare(share, one) === 0;
  const federal = isWhole ? state.filed.credits.careCredit : usedCareCredit(state);
  return multiply(federal, share);
}

/**
 * R.C. 5747.05(E): a share of the tax, for couples who both have Ohio adjusted gross income other
 * than that from property. Benefits and the business income that is deducted are not in it.
 */
function jointCredit(state: Case, taxableIncome: Exact, tax: Exact): Exact {
  const { figures } = state;
  if (spouseShares(state) === undefined) return zero;
  const least = exact(figures.joint_credit_income);
  const property = multiply(propertyIncome(state), half);
  const benefits = taxableBenefitsOfEach(state);
  const military = exemptMilitaryOfEach(state);
  const business = businessIncome(state);
  const isDeducted = compare(business, state.amount(figures.business_deduction)) <= 0;
  const profits = isDeducted ? state.filed.income.profits.map(atLeastZero) : [];
  const own = incomeOfEach(state).map((share, at) =>
    subtract(
      share,
      sum([property, benefits[at] ?? zero, military[at] ?? zero, profits[at] ?? zero]),
    ),
  );
  if (own.some((share) => compare(share, least) < 0)) return zero;
  const share = lookup(taxableIncome, figures.joint_credit);
  const credit = smaller(multiply(tax, share), exact(figures.joint_credit_cap));
  return state.line("joint_filing_credit", credit, "joint_credit");
}
