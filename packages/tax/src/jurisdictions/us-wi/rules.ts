import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import type { Brackets } from "../us/figure-types.ts";
import { countedCareExpenses } from "../us/states/care-expenses.ts";
import { defineState, type StateResult, sumOf } from "../us/states/define-state.ts";
import { bothOf, capEach } from "../us/states/kinds-of-each.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import { quietly, type StateCase } from "../us/states/state-case.ts";
import { creditsOf } from "./credits.ts";
import { data, type UsWiFigures } from "./figures.ts";

type Case = StateCase<UsWiFigures>;

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title:
        "Form 1-ES, instructions, who must pay estimated tax (read in a published copy of 2024)",
      url: "https://taxformfinder.org/wisconsin/form-1-es-instructions",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Wisconsin. */
export const usWi: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (_figures, state) => {
    withoutItemizing(state);
    const excluded = excludedPensions(state);
    if (!isPositive(excluded)) return returnWith(state, zero);
    // Schedule SB, line 16: a return with this exclusion has no credits.
    const quiet = quietly(state);
    const withCredits = netOf(returnWith(quiet, zero));
    const isBetter = compare(netOf(returnWith(quiet, excluded)), withCredits) < 0;
    return returnWith(state, isBetter ? excluded : zero);
  },
});

function netOf({ tax, credits = zero, refundable = {} }: StateResult): Exact {
  return subtract(excess(tax, sumOf(credits)), sumOf(refundable));
}

function returnWith(state: Case, excluded: Exact): StateResult {
  const { figures } = state;
  const income = excess(adjustedIncome(state), excluded);
  const deduction = state.deducted(
    "deduction",
    slidingDeduction(state, income),
    "standard_deduction",
  );
  const exemptions = add(
    state.times(figures.exemption, state.people),
    state.times(figures.aged_exemption, state.aged()),
  );
  state.deducted("exemptions", exemptions, "exemption");
  const taxableIncome = excess(income, add(deduction, exemptions));
  const tax = state.schedule(taxableIncome, figures.rates);
  if (isPositive(excluded)) {
    state.line("pension_exclusion", excluded, "pension_exclusion");
    return { taxableIncome, tax };
  }
  return { taxableIncome, tax, ...creditsOf(state, deduction) };
}

/** Schedule SB: what Wisconsin does not tax, and the loss that it does not allow: Schedule AD. */
function adjustedIncome(state: Case): Exact {
  const { figures, filed, income } = state;
  const loss = excess(zero, filed.income.capitalGain);
  const added = excess(loss, state.amount(figures.capital_loss_limit));
  const gains = multiply(state.netGain, exact(figures.gain_exclusion));
  const care = figures.care_subtraction
    ? countedCareExpenses(state, figures.care_subtraction)
    : zero;
  const taken = [
    gains,
    filed.taxableBenefits,
    exemptUnemployment(state),
    exemptPensions(state),
    militaryExclusion(state),
    care,
  ];
  return excess(add(income, added), sum(taken));
}

/** The part of unemployment compensation that half of the income over a start does not reach. */
function exemptUnemployment(state: Case): Exact {
  const { figures, filed, income } = state;
  const start = add(state.amount(figures.unemployment_start), filed.taxableBenefits);
  return excess(filed.income.unemployment, multiply(excess(income, start), half));
}

/** Pensions up to an amount for each person of 65, if the federal income is low. */
function exemptPensions(state: Case): Exact {
  const rule = state.figures.pension_subtraction;
  if (compare(state.income, state.amount(rule.income_under)) >= 0) return zero;
  const most = exact(rule.most);
  return bothOf(capEach(otherPensionsOfEach(state), [most, most], state.areAged(rule.from_age)));
}

/** From 2025: pensions of people of 67. A couple who both are that old has one limit. */
function excludedPensions(state: Case): Exact {
  const rule = state.figures.pension_exclusion;
  if (rule === undefined) return zero;
  const isOld = state.areAged(rule.from_age);
  const pensions = otherPensionsOfEach(state);
  const most = exact(rule.most);
  if (isOld[0] && isOld[1]) return smaller(bothOf(pensions), add(most, most));
  return bothOf(capEach(pensions, [most, most], isOld));
}

/**
 * The maximum, less a share of the income over a start. Heads of household have at least the
 * deduction of single people.
 */
function slidingDeduction(state: Case, income: Exact): Exact {
  const { figures, context } = state;
  const after = (most: number, slide: Brackets) =>
    excess(exact(most), progressiveTax(income, slide, silentTrace, "slide"));
  const most = figures.standard_deduction;
  const single = () => after(most.single, figures.slide_single);
  switch (context.status) {
    case "single":
      return single();
    case "married_joint":
      return after(most.married_joint, figures.slide_joint);
    case "married_separate":
      return after(most.married_separate, figures.slide_separate);
    // Wisconsin has no status for surviving spouses. They file as heads of household.
    case "head_of_household":
    case "surviving_spouse":
      return larger(single(), after(most.head_of_household, figures.slide_head));
  }
}
