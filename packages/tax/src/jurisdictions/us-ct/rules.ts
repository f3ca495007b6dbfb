import {
  add,
  atLeastZero,
  compare,
  countSteps,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { asPrinted } from "../../engine/formulas/printed-table.ts";
import { lookup, lookupAtLeast, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalFigures } from "../us/federal/federal-figures.ts";
import { defineState, type StateResult, sumOf } from "../us/states/define-state.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsCtFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "Form CT-2210 (Rev. 12/23): 1,000 or more, as taxformfinder.org prints it",
      url: "https://taxformfinder.org/connecticut/form-ct-2210",
      readOn: "2026-11-28",
    },
    {
      title:
        "Yale University on Form CT-1040ES of 2025: 90 % of this year's or all of last year's tax",
      url: "https://your.yale.edu/financial-resources/internal-controls-compliance/tax-information/graduate-professional-school-5",
      readOn: "2026-11-28",
    },
    {
      title:
        "Form CT-1040ES, who is required to make estimated payments (read in a published copy of 2018)",
      url: "https://www.taxformfinder.org/connecticut/form-ct-1040es",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Connecticut. */
export const usCt: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (_figures, state) => {
    withoutItemizing(state);
    // The printed table is read with the adjusted gross income. Its amounts already include every
    // exemption and credit.
    const income = ownIncome(state);
    const refundable = earnedIncomeCredit(state);
    const row = state.rowOf(income);
    if (row === undefined)
      return { ...withPropertyTax(state, income, taxOn(state, income)), refundable };
    const inMiddle = taxOn(state, row.middle);
    const credits = sumOf(inMiddle.credits ?? zero);
    const exactly = subtract(inMiddle.tax, credits);
    const printed = asPrinted(exactly);
    state.line("rates.table_rounding", subtract(printed, exactly), "printed_table");
    const withTable = { ...inMiddle, tax: add(printed, credits) };
    return { ...withPropertyTax(state, income, withTable), refundable };
  },
});

type State = StateCase<UsCtFigures>;

/** Conn. Gen. Stat. 12-701(a)(20)(B)(x), (xxi), (xxii): less benefits and pensions, by income. */
function ownIncome(state: State): Exact {
  const { filed, inputs, figures, income, context } = state;
  const military = militaryExclusion(state);
  const { benefits_free_below, benefits_taxed_share, pension_share_joint } = figures;
  const other = figures.pension_share_other;
  if (!benefits_free_below || !benefits_taxed_share || !pension_share_joint || !other) {
    return excess(income, military);
  }
  const isFree = compare(income, state.amount(benefits_free_below)) < 0;
  // A share of the benefits, or of the excess of 26 U.S.C. 86(b)(1), if that is less.
  const counted = smaller(inputs.socialSecurity, benefitsExcess(state));
  const taxed = isFree ? zero : multiply(counted, exact(benefits_taxed_share));
  const rows = context.status === "married_joint" ? pension_share_joint : other;
  const share = lookupAtLeast(atLeastZero(income), rows);
  const pensions = multiply(sum(otherPensionsOfEach(state)), share);
  return excess(income, sum([excess(filed.taxableBenefits, taxed), pensions, military]));
}

/** 26 U.S.C. 86(b)(1): the income with half of the benefits, over the first limit. */
function benefitsExcess({ filed, income, context }: State): Exact {
  const { socialSecurity, taxExemptInterest } = filed.income;
  const others = subtract(income, filed.taxableBenefits);
  const measure = sum([others, taxExemptInterest, multiply(socialSecurity, half)]);
  const { first_over } = federalFigures(context).social_security_benefits;
  return excess(measure, exact(first_over[context.status]));
}

/** Conn. Gen. Stat. 12-704e: a share of the federal credit, from 2025 with 250 for a child. */
function earnedIncomeCredit(state: State): { readonly earned_income_credit: Exact } {
  const { figures, filed, dependents } = state;
  const federal = filed.credits.earnedIncomeCredit;
  const share = multiply(federal, exact(figures.earned_income_credit_rate ?? 0));
  const hasMore = isPositive(federal) && dependents > 0;
  const more = exact(hasMore ? (figures.earned_income_credit_addition ?? 0) : 0);
  return { earned_income_credit: add(share, more) };
}

/** Conn. Gen. Stat. 12-704c: property tax on the own home. It falls with every step of income. */
function withPropertyTax(state: State, income: Exact, result: StateResult): StateResult {
  const { figures, inputs } = state;
  const paid = exact(inputs.itemized?.property_tax ?? 0);
  const { property_tax_credit, property_tax_credit_loss } = figures;
  const { property_tax_credit_start: start, property_tax_credit_step: step } = figures;
  if (!property_tax_credit || !property_tax_credit_loss || !start || !step) return result;
  // To 2021 only with a dependent or from 65.
  const isOpen = figures.property_tax_credit_for_all || state.aged() + state.dependents > 0;
  if (!isOpen || !isPositive(paid)) return result;
  const whole = smaller(paid, exact(property_tax_credit));
  const perStep = multiply(whole, exact(property_tax_credit_loss));
  const rule = { start: state.amount(start), step: state.amount(step), perStep };
  const credit = stepDown(whole, income, rule, "ceil");
  return { ...result, credits: add(sumOf(result.credits ?? zero), credit) };
}

function taxOn(state: StateCase<UsCtFigures>, income: Exact): StateResult {
  const { figures } = state;
  // Conn. Gen. Stat. 12-702: the exemption falls by 1,000 for each 1,000 of income over the start,
  // or part of it.
  const exemption = stepDown(
    state.amount(figures.personal_exemption),
    income,
    {
      start: state.amount(figures.exemption_start),
      step: exact(figures.exemption_step),
      perStep: exact(figures.exemption_per_step),
    },
    "ceil",
  );
  state.deducted("personal_exemption", exemption, "personal_exemption");
  const taxableIncome = excess(income, exemption);
  const brackets = state.pick(figures.rates);
  const initial = progressiveTax(taxableIncome, brackets, state.context.trace, "rates");
  const step = (tier: Tier) => stepsUp(state, income, tier);
  const addback = state.line("phase_out_addback", step("addback"), "addback_per_step");
  const low = figures.recapture_low_start === undefined ? zero : step("recapture_low");
  const recapture = sum([low, step("recapture_middle"), step("recapture_high")]);
  state.line("recapture", recapture, "recapture_middle_per_step");
  const tax = sum([initial, addback, recapture]);
  // Table E says "more than", so an income exactly on a limit belongs to the lower row.
  const share = lookup(income, state.pick(figures.credit_percentage));
  return {
    taxableIncome,
    tax,
    credits: state.line("personal_credit", multiply(tax, share), "credit_percentage"),
    parts: { phase_out_addback: addback, recapture },
  };
}

type Tier = "addback" | "recapture_low" | "recapture_middle" | "recapture_high";

/**
 * A fixed amount for every step of income over the start, up to a maximum. A step that has begun
 * counts as a full one.
 */
function stepsUp(state: StateCase<UsCtFigures>, income: Exact, tier: Tier): Exact {
  const { figures } = state;
  const at = (part: "start" | "step" | "per_step" | "max") => {
    const value = figures[`${tier}_${part}`];
    return value === undefined ? zero : state.amount(value);
  };
  const over = excess(income, at("start"));
  if (!isPositive(over)) return zero;
  return smaller(multiply(countSteps(over, at("step"), "ceil"), at("per_step")), at("max"));
}
