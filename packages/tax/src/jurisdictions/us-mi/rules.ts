import {
  add,
  atLeastZero,
  type Exact,
  exact,
  excess,
  half,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedIncomeMatch } from "../us/states/itemized-parts.ts";
import {
  exemptMilitaryOfEach,
  militaryExclusion,
  otherPensionsOfEach,
} from "../us/states/military-pensions.ts";
import { withoutItemizing } from "../us/states/offered-deductions.ts";
import { ownSchedule1A, type StateCase } from "../us/states/state-case.ts";
import { data, type UsMiFigures } from "./figures.ts";
import { localities } from "./localities.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title:
        "Michigan MI-1040ES, who must file estimated tax payments (read in a published copy of 2019)",
      url: "https://fill.io/Form-MI-1040ES-Estimated-Income-Tax-for-Individuals",
      readOn: "2026-11-21",
    },
    {
      title: "Michigan Department of Treasury: 100 or 110 % of the previous year's liability",
      url: "https://www.michigan.gov/taxes/questions/iit/accordion/underpayment/what-should-i-do-if-i-am-unable-to-project-my-annual-income",
      readOn: "2026-11-21",
    },
  ],
};

/** The income tax of Michigan. */
export const usMi: Jurisdiction = defineState({
  data,
  localities,
  localTaxation: { base: "taxable_income", levied: "24 cities, Detroit among them, tax income" },
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    // MCL 206.30(1)(b): taxes on income are added that reduced the federal adjusted gross income.
    const withTaxes = add(state.income, multiply(state.filed.payroll.selfEmploymentTax, half));
    // MCL 206.30(1)(f)(iii): benefits of Social Security are not taxed.
    const untaxed = add(state.filed.taxableBenefits, militaryExclusion(state));
    const income = subtract(withTaxes, untaxed);
    withoutItemizing(state);
    const exemptions = state.deducted(
      "exemptions",
      state.times(figures.exemption, state.people),
      "exemption",
    );
    const deductions = add(deductionsOf(state, exemptions), ownSchedule1A(state));
    const taxableIncome = excess(income, deductions);
    const tax = multiply(taxableIncome, exact(figures.rate));
    return {
      taxableIncome,
      tax: state.line("tax", tax, "rate"),
      refundable: { earned_income_credit: earnedIncomeMatch(state, figures.earned_income_match) },
    };
  },
});

/**
 * MCL 206.30(9) and (10): the exemptions with the senior deduction, or from 2023 with a share of the
 * pensions instead.
 */
function deductionsOf(state: StateCase<UsMiFigures>, exemptions: Exact): Exact {
  const born = yearOfBirth(state);
  const pensions = pensionDeduction(state, born);
  const withPensions = sum([exemptions, pensions, yieldDeduction(state, born, pensions)]);
  return larger(withSeniorDeduction(state, exemptions, born), withPensions);
}

/** The older spouse of a couple decides. */
function yearOfBirth({ context, inputs }: StateCase<UsMiFigures>): number {
  const isJoint = context.status === "married_joint";
  const age = Math.max(inputs.age ?? 0, isJoint ? (inputs.spouseAge ?? 0) : 0);
  return Number(context.year.label) - age;
}

function pensionDeduction(state: StateCase<UsMiFigures>, born: number): Exact {
  const { figures } = state;
  const isOldest = born < figures.pension_tiers.first_before;
  if (!isOldest && born >= figures.pension_born_before) return zero;
  const share = exact(isOldest ? 1 : figures.pension_share);
  const most = multiply(state.amount(figures.pension_deduction), share);
  const deducted = smaller(sum(otherPensionsOfEach(state)), most);
  if (deducted.numerator > 0) state.line("pension_deduction", deducted, "pension_deduction");
  return deducted;
}

/** MCL 206.30(1)(p): interest, dividends and gains of people born before 1946. */
function yieldDeduction(state: StateCase<UsMiFigures>, born: number, pensions: Exact): Exact {
  if (born >= state.figures.pension_tiers.first_before) return zero;
  const { income } = state.filed;
  const yields = sum([income.interest, income.dividends, atLeastZero(income.capitalGain)]);
  const most = excess(state.amount(state.figures.yield_deduction), pensions);
  return state.line("yield_deduction", smaller(yields, most), "yield_deduction");
}

/**
 * MCL 206.30(9): if born from 1946 to 1952, the senior deduction is added to the exemptions. If born
 * later, it applies from 67, in place of the exemptions and of taxable benefits (to 2025), where it
 * is larger. Military retirement pay that is exempt lowers it: Schedule 1, lines 23 and 24.
 */
function withSeniorDeduction(
  state: StateCase<UsMiFigures>,
  exemptions: Exact,
  born: number,
): Exact {
  const { context, figures, filed } = state;
  const age = Number(context.year.label) - born;
  const { first_before, second_before, senior_age } = figures.pension_tiers;
  if (age < senior_age || born < first_before) return exemptions;
  const deduction = state.deducted(
    "senior_deduction",
    state.amount(figures.senior_deduction),
    "senior_deduction",
  );
  const left = excess(deduction, sum(exemptMilitaryOfEach(state)));
  if (born < second_before) return add(exemptions, left);
  const taken = figures.senior_deduction_less_benefits ? filed.taxableBenefits : zero;
  return larger(exemptions, excess(left, taken));
}
