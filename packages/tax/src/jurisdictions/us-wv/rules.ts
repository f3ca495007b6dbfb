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
import { lookup } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import type { OfEach } from "../us/federal/income.ts";
import { defineState } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { incomeOfEach, taxableBenefitsOfEach } from "../us/states/kinds-of-each.ts";
import { exemptMilitaryOfEach, militaryExclusion } from "../us/states/military-pensions.ts";
import { offeredDeductions, withoutItemizing } from "../us/states/offered-deductions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsWvFigures } from "./figures.ts";

type Case = StateCase<UsWvFigures>;

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 600 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  no_tax_last_year_up_to: 5000,
  sources: [
    {
      title: "Form IT-210 (read in published copies of 2020 and 2024)",
      url: "https://taxformfinder.org/westvirginia/form-it210",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of West Virginia. */
export const usWv: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    withoutItemizing(state);
    const limit = state.amount(figures.earned_exclusion_limit);
    const isSmall = compare(state.income, limit) <= 0;
    const excluded = isSmall
      ? smaller(state.amount(figures.earned_exclusion), state.earnedIncome)
      : zero;
    const benefits = exemptBenefits(state);
    const military = exemptMilitaryOfEach(state);
    const deductions = sum([
      excluded,
      ...benefits,
      militaryExclusion(state),
      seniorDeduction(state, [add(benefits[0], military[0]), add(benefits[1], military[1])]),
    ]);
    const income = excess(state.income, deductions);
    const exemptions = state.times(figures.exemption, state.people);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, exemptions);
    const tax = state.schedule(taxableIncome, figures.rates);
    return {
      taxableIncome,
      tax,
      credits: { family_credit: familyCredit(state, tax), care_credit: careCredit(state) },
      refundable: { property_tax_credit: propertyTaxCredit(state) },
    };
  },
});

/** W. Va. Code 11-21-22b(b)(1): at or below the guideline the credit is all of the tax. */
function familyCredit(state: Case, tax: Exact): Exact {
  const { figures, income, filed, people } = state;
  const size = Math.min(people, figures.family_credit_max_size);
  const guideline = multiply(
    povertyGuideline(state, size),
    state.amount(figures.family_credit_poverty_share),
  );
  const measure = add(income, filed.income.taxExemptInterest);
  const share = lookup(excess(measure, guideline), state.pick(figures.family_credit));
  const credit = multiply(tax, share);
  if (credit.numerator > 0) state.line("family_credit", credit, "family_credit");
  return credit;
}

function povertyGuideline({ figures }: Case, size: number): Exact {
  return exact(figures.poverty_guideline + figures.poverty_guideline_further * (size - 1));
}

/** W. Va. Code 11-21-26: from 2024, half of the federal care credit. */
function careCredit(state: Case): Exact {
  const share = exact(state.figures.care_credit_share ?? 0);
  return state.line("care_credit", multiply(usedCareCredit(state), share), "care_credit_share");
}

/** W. Va. Code 11-21-23: property tax on the home over a share of the household's income. */
function propertyTaxCredit(state: Case): Exact {
  const { figures, income, filed, people, inputs } = state;
  const rule = figures.property_tax_credit;
  const paid = offeredDeductions(state)?.propertyTax ?? zero;
  const limit = multiply(povertyGuideline(state, people), exact(rule.poverty_multiple));
  if (compare(income, limit) > 0) return zero;
  const untaxed = subtract(inputs.socialSecurity, filed.taxableBenefits);
  const household = atLeastZero(sum([income, filed.income.taxExemptInterest, untaxed]));
  const over = excess(paid, multiply(household, exact(rule.income_share)));
  const credit = smaller(over, exact(rule.most));
  return state.line("property_tax_credit", credit, "property_tax_credit");
}

/** W. Va. Code 11-21-12(c)(8): a share of Social Security benefits, by income. */
function exemptBenefits(state: Case): OfEach {
  const { figures, income } = state;
  const isUnder = compare(income, state.amount(figures.social_security_limit)) <= 0;
  const name = isUnder ? "social_security_share" : "social_security_share_above";
  const [first, second] = taxableBenefitsOfEach(state);
  const share = exact(figures[name]);
  return [multiply(first, share), multiply(second, share)];
}

/**
 * Deducted from the income of each person of 65, less what else is exempt of that income. A spouse
 * without income has nothing to deduct it from.
 */
function seniorDeduction(state: Case, exempt: OfEach): Exact {
  if (state.aged() === 0) return zero;
  const most = exact(state.figures.senior_deduction);
  // Says that all income is one spouse's, if the request does not divide it.
  const isDivided = spouseShares(state) !== undefined;
  const shares = isDivided ? incomeOfEach(state) : [state.income, zero];
  const isAged = state.areAged();
  const parts = shares.map((share, at) =>
    isAged[at] ? excess(smaller(share, most), exempt[at] ?? zero) : zero,
  );
  return state.deducted("senior_deduction", sum(parts), "senior_deduction");
}
