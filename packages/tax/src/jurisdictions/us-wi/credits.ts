import {
  add,
  atLeastZero,
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
import { both, disqualifiedIncome } from "../us/federal/income.ts";
import { countChildren } from "../us/federal/taxpayers.ts";
import type { StateResult } from "../us/states/define-state.ts";
import { careCreditBy } from "../us/states/federal-matches.ts";
import { offeredDeductions, withoutTaxes } from "../us/states/offered-deductions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsWiFigures } from "./figures.ts";

type Case = StateCase<UsWiFigures>;

export function creditsOf(
  state: Case,
  standardDeduction: Exact,
): Pick<StateResult, "credits" | "refundable"> {
  return {
    credits: {
      itemized_deduction_credit: itemizedCredit(state, standardDeduction),
      care_credit: careCredit(state),
      property_tax_credit: propertyTaxCredit(state),
      couple_credit: coupleCredit(state),
    },
    refundable: {
      earned_income_credit: earnedIncomeCredit(state),
      homestead_credit: homesteadCredit(state),
    },
  };
}

/** Wis. Stat. 71.07(6): a share of the lower earnings of a couple. */
function coupleCredit(state: Case): Exact {
  const { figures, filed } = state;
  if (spouseShares(state) === undefined) return zero;
  const { wages, profits } = filed.income;
  const lesser = atLeastZero(smaller(add(wages[0], profits[0]), add(wages[1], profits[1])));
  const credit = smaller(
    multiply(lesser, exact(figures.couple_credit_rate)),
    exact(figures.couple_credit_max),
  );
  return state.line("couple_credit", credit, "couple_credit_max");
}

/**
 * Wis. Stat. 71.07(5): a share of federal itemized deductions without taxes over the standard
 * deduction, whether or not the federal return itemizes.
 */
function itemizedCredit(state: Case, standardDeduction: Exact): Exact {
  const offered = offeredDeductions(state);
  if (offered === undefined) return zero;
  const over = excess(withoutTaxes(state, offered), standardDeduction);
  const credit = multiply(over, exact(state.figures.itemized_credit_rate));
  return state.line("itemized_deduction_credit", credit, "itemized_credit_rate");
}

/** Wis. Stat. 71.07(9): a share of the property tax on the home. */
function propertyTaxCredit(state: Case): Exact {
  const rule = state.figures.property_tax_credit;
  const paid = offeredDeductions(state)?.propertyTax ?? zero;
  const credit = smaller(multiply(paid, exact(rule.share)), exact(rule.most));
  return state.line("property_tax_credit", credit, "property_tax_credit");
}

/**
 * Wis. Stat. 71.07(9g): from 2022 a share of the federal credit, from 2024 with own limits and
 * from 2026 with the rates of the Internal Revenue Code of 2022, 71.01(6)(n).
 */
function careCredit(state: Case): Exact {
  const { care_credit_share, care_most, care_credit_rates } = state.figures;
  if (care_credit_share === undefined) return zero;
  const limits = care_most && {
    most_for_one: care_most.for_one,
    most_for_more: care_most.for_more,
  };
  const federal = careCreditBy(state, { ...limits, ...care_credit_rates });
  const credit = multiply(federal, exact(care_credit_share));
  return state.line("care_credit", credit, "care_credit_share");
}

/** Wis. Stat. 71.07(9e): a share of the federal credit that rises with the children. */
function earnedIncomeCredit(state: Case): Exact {
  const { figures, filed, context, dependents } = state;
  const limit = figures.earned_income_investment_limit;
  const isOver = limit !== undefined && compare(disqualifiedIncome(filed.income), exact(limit)) > 0;
  if (dependents === 0 || isOver) return zero;
  const children = Math.min(countChildren(context, 19), figures.earned_income_match.length - 1);
  const match = exact(figures.earned_income_match[children] ?? 0);
  const credit = multiply(filed.credits.earnedIncomeCredit, match);
  return state.line("earned_income_credit", credit, "earned_income_match");
}

/** Wis. Stat. 71.54: property tax of those who work or are 62, less a share of their income. */
function homesteadCredit(state: Case): Exact {
  const { figures, filed, income, inputs, dependents } = state;
  const rule = figures.homestead_credit;
  const paid = offeredDeductions(state)?.propertyTax ?? zero;
  const hasEarned =
    both(filed.income.wages).numerator > 0 || both(filed.income.profits).numerator > 0;
  if (paid.numerator === 0 || (!hasEarned && state.aged(rule.from_age) === 0)) return zero;
  const untaxed = add(
    filed.income.taxExemptInterest,
    subtract(inputs.socialSecurity, filed.taxableBenefits),
  );
  const household = subtract(sum([income, untaxed]), exact(rule.per_dependent * dependents));
  if (compare(household, exact(rule.income_under)) >= 0) return zero;
  const lost = multiply(excess(household, exact(rule.start)), exact(rule.loss_rate));
  const base = excess(smaller(paid, exact(rule.most_tax)), lost);
  return state.line("homestead_credit", multiply(base, exact(rule.share)), "homestead_credit");
}
