import {
  add,
  atLeastZero,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  one,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { both } from "../us/federal/income.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedIncomeCreditBy, usedCareCredit } from "../us/states/federal-matches.ts";
import { bothOf, capEach } from "../us/states/kinds-of-each.ts";
import { militaryExclusion, otherThanMilitary } from "../us/states/military-pensions.ts";
import { cappedPropertyTax, offeredDeductions } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsOkFigures } from "./figures.ts";

type Case = StateCase<UsOkFigures>;

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.7,
  prior_year_share: 1,
  sources: [
    {
      title: "Form OW-8-ES, worksheet, lines 8 to 11 (read in published copies of 2018 to 2024)",
      url: "https://taxformfinder.org/oklahoma/form-ow-8-es",
      readOn: "2026-11-28",
    },
    {
      title: "Form OW-8-ES, general instructions (read in a published copy)",
      url: "https://www.formsbank.com/template/7229/oklahoma-individual-estimated-tax.html?page=2",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Oklahoma. */
export const usOk: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "dependent_ages", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const { income, filed } = state;
    const most = exact(figures.pension_exclusion);
    const pensions = bothOf(capEach(otherThanMilitary(state), [most, most]));
    if (isPositive(pensions)) state.line("pension_exclusion", pensions, "pension_exclusion");
    const military = militaryExclusion(state);
    const adjusted = subtract(income, sum([filed.taxableBenefits, pensions, military]));
    const deduction = deductionOf(state);
    const isSmall = compare(income, state.amount(figures.aged_exemption_limit)) <= 0;
    const persons = state.people + (isSmall ? state.aged() : 0);
    const exemptions = state.times(figures.exemption, persons);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(adjusted, add(deduction, exemptions));
    const tax = state.schedule(taxableIncome, figures.rates);
    // Form 511: credits belong to Oklahoma in the share of its income in the federal income.
    const share = isPositive(income) ? smaller(one, divide(atLeastZero(adjusted), income)) : zero;
    const family = multiply(familyCredit(state), share);
    const match = exact(figures.earned_income_match);
    const federal = earnedIncomeCreditBy(state, figures.earned_income_terms);
    const earned = multiply(multiply(federal, match), share);
    state.line("earned_income_credit", earned, "earned_income_match");
    const isRefunded = figures.earned_income_is_refundable;
    return {
      taxableIncome,
      tax,
      credits: {
        child_credit: family,
        ...(isRefunded ? {} : { earned_income_credit: earned }),
      },
      refundable: {
        ...(isRefunded ? { earned_income_credit: earned } : {}),
        sales_tax_relief: salesTaxRelief(state),
        property_tax_relief: propertyTaxRelief(state),
      },
      parts: { tax_before_earned_credit: excess(tax, family) },
    };
  },
});

/**
 * Form 511, line 10: itemized if the federal return itemizes, without the income tax of the state.
 * All but gifts and medical costs has a limit.
 */
function deductionOf(state: Case): Exact {
  const { figures, filed, income } = state;
  const offered = offeredDeductions(state);
  const standard = state.amount(figures.standard_deduction);
  if (offered === undefined) return state.deduct(standard);
  const limited = sum([offered.mortgageInterest, cappedPropertyTax(state, offered), offered.other]);
  const medical = medicalOver(offered.medical, income, filed.figures.medical_floor);
  const itemized = sum([smaller(limited, exact(figures.itemized_limit)), offered.charity, medical]);
  return state.deducted("deduction", filed.itemizes ? itemized : standard, "standard_deduction");
}

/** 68 O.S. 2357(B)(2): the larger of a share of the federal care credit and of the child credit. */
function familyCredit(state: Case): Exact {
  const { figures, income, filed } = state;
  if (state.dependents === 0 || compare(income, exact(figures.child_credit_limit)) > 0) return zero;
  const { credits } = filed;
  const family = add(credits.childCredit, credits.childRefund);
  const credit = larger(
    multiply(family, exact(figures.child_credit_share)),
    multiply(usedCareCredit(state), exact(figures.care_credit_share)),
  );
  return state.line("child_credit", credit, "child_credit_share");
}

/** Form 538-S: the income of the household from all sources, without losses. */
function householdIncome({ filed, inputs }: Case): Exact {
  const { income, credits } = filed;
  return sum([
    both(income.wages),
    ...[both(income.profits), income.capitalGain, income.rent].map(atLeastZero),
    income.interest,
    income.taxExemptInterest,
    income.dividends,
    income.pensions,
    income.unemployment,
    inputs.socialSecurity,
    credits.earnedIncomeCredit,
  ]);
}

/** 68 O.S. 5011: an amount for each person; the higher limit is for families and the aged. */
function salesTaxRelief(state: Case): Exact {
  const rule = state.figures.sales_tax_relief;
  const hasHigher = state.dependents > 0 || state.aged() > 0;
  const limit = exact(hasHigher ? rule.family_limit : rule.income_limit);
  if (compare(householdIncome(state), limit) > 0) return zero;
  const relief = state.times(rule.per_person, state.people);
  return state.line("sales_tax_relief", relief, "sales_tax_relief");
}

/** 68 O.S. 2907: property tax of people of 65 over a share of their income. */
function propertyTaxRelief(state: Case): Exact {
  const rule = state.figures.property_tax_relief;
  const paid = offeredDeductions(state)?.propertyTax ?? zero;
  const income = householdIncome(state);
  if (state.aged() === 0 || compare(income, exact(rule.income_limit)) > 0) return zero;
  const over = excess(paid, multiply(income, exact(rule.income_share)));
  return state.line("property_tax_relief", smaller(over, exact(rule.most)), "property_tax_relief");
}
