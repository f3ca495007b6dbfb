import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import type { PerStatus } from "../us/figure-types.ts";
import { defineState } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { bothOf, capEach, taxableBenefitsOfEach } from "../us/states/kinds-of-each.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsRiFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 250 }],
  exact_threshold_is_free: true,
  current_year_share: 0.8,
  prior_year_share: 1,
  sources: [
    {
      title: "Form RI-2210, lines 1 to 6 (read in a published copy of 2023)",
      url: "https://taxformfinder.org/rhodeisland/form-2210",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Rhode Island. */
export const usRi: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const income = subtract(state.income, add(exempt(state), militaryExclusion(state)));
    const standard = state.amount(figures.standard_deduction);
    withoutItemizing(state);
    // RI-1040 worksheets: the deduction falls by a fifth for each step of income over the start, or
    // part of it. So do the exemptions.
    const deduction = stepDown(
      standard,
      income,
      {
        start: exact(figures.standard_start),
        step: exact(figures.standard_step),
        perStep: multiply(standard, exact(figures.standard_loss_per_step)),
      },
      "ceil",
    );
    const whole = state.times(figures.exemption, state.people);
    const exemptions = stepDown(
      whole,
      income,
      {
        start: exact(figures.exemption_start),
        step: exact(figures.exemption_step),
        perStep: multiply(whole, exact(figures.exemption_loss_per_step)),
      },
      "ceil",
    );
    state.deducted("standard_deduction", deduction, "standard_deduction");
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const care = multiply(usedCareCredit(state), exact(figures.care_credit_share));
    const match = exact(figures.earned_income_match);
    return {
      taxableIncome,
      tax: state.schedule(taxableIncome, figures.rates),
      credits: { care_credit: care },
      refundable: {
        earned_income_credit: multiply(state.filed.credits.earnedIncomeCredit, match),
        property_tax_credit: propertyTaxRelief(state),
      },
    };
  },
});

/**
 * R.I. Gen. Laws 44-30-12(c)(8) and (9): benefits, and pensions up to an amount, of those who have
 * reached the full retirement age, with an income below a limit.
 */
function exempt(state: StateCase<UsRiFigures>): Exact {
  const { figures, income } = state;
  const isOld = state.areAged(figures.full_retirement_age);
  const isBelow = (limit: PerStatus<number>) => compare(income, state.amount(limit)) < 0;
  const benefits = taxableBenefitsOfEach(state).map((own, at) => (isOld[at] ? own : zero));
  const most = exact(figures.pension_exclusion);
  const pensions = bothOf(capEach(otherPensionsOfEach(state), [most, most], isOld));
  const whole = add(
    isBelow(figures.benefits_limit) ? sum(benefits) : zero,
    isBelow(figures.pension_limit) ? pensions : zero,
  );
  if (isPositive(whole)) state.line("exempt_retirement_income", whole, "pension_exclusion");
  return whole;
}

/**
 * R.I. Gen. Laws 44-33-9, Form RI-1040H: at 65 property tax beyond a share of all income of the
 * household, which of a separate return is not known.
 */
function propertyTaxRelief(state: StateCase<UsRiFigures>): Exact {
  const { filed, inputs, context } = state;
  const { most, income_up_to, shares_alone, shares } = state.figures.property_tax_relief;
  const untaxed = subtract(inputs.socialSecurity, filed.taxableBenefits);
  const household = sum([filed.adjustedGrossIncome, untaxed, filed.income.taxExemptInterest]);
  const isSeparate = context.status === "married_separate";
  if (state.aged() === 0 || isSeparate || compare(household, exact(income_up_to)) > 0) return zero;
  const share = lookup(household, state.people === 1 ? shares_alone : shares);
  const paid = exact(inputs.itemized?.property_tax ?? 0);
  const relief = smaller(excess(paid, atLeastZero(multiply(household, share))), exact(most));
  return state.line("property_tax_credit", relief, "property_tax_relief");
}
