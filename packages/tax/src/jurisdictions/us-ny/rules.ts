import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  one,
  ratio,
  roundTo,
  smaller,
  zero,
} from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { type StateCase, scheduleWithoutTable } from "../us/states/state-case.ts";
import { careCredit, childCredit, earnedIncomeCredit } from "./credits.ts";
import { adjustedIncome, deductionOf } from "./deductions.ts";
import { data, type UsNyFigures } from "./figures.ts";
import { localities } from "./localities.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 300 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title:
        "New York State Department of Taxation and Finance: who must make estimated tax payments",
      url: "https://tax.ny.gov/pit/estimated_tax/who_must_make.htm",
      readOn: "2026-11-21",
    },
  ],
};

/** The income tax of New York. */
export const usNy: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  localities,
  localTaxation: {
    base: "taxable_income",
    levied: "New York City and Yonkers tax their residents",
  },
  steps: (figures, state) => {
    const income = adjustedIncome(state);
    const deduction = deductionOf(state, income);
    const exemptions = state.times(figures.dependent_exemption, state.dependents);
    const taxableIncome = excess(income, add(deduction, exemptions));
    return { taxableIncome, ...withCredits(state, income, taxOn(state, income, taxableIncome)) };
  },
});

interface NewYorkTax {
  readonly tax: Exact;
  readonly supplement?: Exact;
}

function taxOn(state: StateCase<UsNyFigures>, income: Exact, taxableIncome: Exact): NewYorkTax {
  const { figures } = state;
  const rates = state.pick(figures.rates);
  const top = rates.at(-1);
  if (top !== undefined && compare(income, exact(top.over)) > 0) {
    const tax = multiply(taxableIncome, exact(top.rate));
    return { tax: state.line("tax.top_rate", tax, "rates") };
  }
  // The tax computation worksheets start from the rate schedule, not from the printed table.
  const isOver = compare(income, exact(figures.supplemental_over)) > 0;
  const tax = isOver
    ? scheduleWithoutTable(state, taxableIncome, rates)
    : state.schedule(taxableIncome, rates);
  const supplement = supplementalTax(state, income, taxableIncome, tax);
  return { tax: add(tax, supplement), supplement };
}

function withCredits(
  state: StateCase<UsNyFigures>,
  income: Exact,
  { tax, supplement }: NewYorkTax,
): Omit<StateResult, "taxableIncome"> {
  const household = supplement === undefined ? zero : householdCredit(state);
  return {
    tax,
    credits: { household_credit: household },
    refundable: {
      earned_income_credit: earnedIncomeCredit(state, smaller(household, tax)),
      child_credit: childCredit(state),
      care_credit: careCredit(state, income),
    },
    ...(supplement === undefined ? {} : { parts: { supplemental_tax: supplement } }),
  };
}

/**
 * Recaptures the benefit of the lower brackets above 107,650 of adjusted gross income:
 * IT-201 instructions, tax computation worksheets. The share is rounded to four decimals, as
 * in the worksheets.
 */
function supplementalTax(
  state: StateCase<UsNyFigures>,
  income: Exact,
  taxableIncome: Exact,
  tax: Exact,
): Exact {
  const { figures } = state;
  const over = exact(figures.supplemental_over);
  if (compare(income, over) <= 0) return zero;
  const benefits = state.pick(figures.supplemental_benefit);
  const index = benefits.findLastIndex((row) => compare(taxableIncome, exact(row.over)) > 0);
  const row = benefits[index];
  const start = row === undefined || row.over < 0 ? over : larger(over, exact(row.over));
  const share = divide(excess(income, start), exact(figures.supplemental_width));
  const rounded = roundTo(smaller(one, share), ratio(1, 10_000), "half_up");
  const benefit =
    row === undefined || row.over < 0
      ? lowerBenefit(state, taxableIncome, tax, benefits[index + 1]?.over)
      : exact(row.amount);
  const base = lookup(taxableIncome, state.pick(figures.supplemental_base));
  const supplement = add(base, multiply(benefit, rounded));
  return state.line("supplemental_tax", supplement, "supplemental_benefit");
}

/**
 * The first worksheet taxes the whole income at one rate: that of the bracket which ends where the
 * next worksheet starts.
 */
function lowerBenefit(
  state: StateCase<UsNyFigures>,
  taxableIncome: Exact,
  tax: Exact,
  nextStart = 0,
): Exact {
  const rates = state.pick(state.figures.rates);
  const flat = rates.findLast((row) => row.over < nextStart)?.rate ?? 0;
  return excess(multiply(taxableIncome, exact(flat)), tax);
}

/**
 * Tax Law 606(b). On a separate return the credit counts both spouses and the income of both. Each
 * spouse then has half of it, in whole dollars: IT-201 instructions, line 40, table 3.
 */
function householdCredit(state: StateCase<UsNyFigures>): Exact {
  const { figures, income, context } = state;
  if (context.status === "single") {
    const credit = lookup(income, figures.household_credit_single);
    return state.line("household_credit", credit, "household_credit_single");
  }
  const isSeparate = context.status === "married_separate";
  const people = isSeparate ? state.people + 1 : state.people;
  // IT-201 instructions: a row covers incomes over its first amount, but not over its second.
  const whole = add(
    lookup(income, figures.household_credit),
    multiply(lookup(income, figures.household_credit_per_person), exact(people - 1)),
  );
  if (!isSeparate) return state.line("household_credit", whole, "household_credit");
  const half = roundTo(multiply(whole, ratio(1, 2)), one, "half_up");
  if (isPositive(half)) context.assume("New York: the spouse has no income of their own.");
  return state.line("household_credit", half, "household_credit");
}
