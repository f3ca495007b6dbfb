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
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import { disqualifiedIncome } from "../us/federal/income.ts";
import { careCreditBy } from "../us/states/federal-matches.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsCaFigures } from "./figures.ts";

type Case = StateCase<UsCaFigures>;

/**
 * R&TC 17052.6: a share of the federal credit, which falls with income. California did not follow
 * the federal amounts of 2021.
 */
export function careCredit(state: Case): Exact {
  const { care_credit_share, care_credit_terms } = state.figures;
  const federal = careCreditBy(state, care_credit_terms);
  if (federal.numerator === 0) return zero;
  return multiply(federal, lookup(larger(state.income, exact(1)), care_credit_share ?? []));
}

/** Form FTB 3514. */
export function refundableCredits(state: Case): Readonly<Record<string, Exact>> {
  const earned = earnedIncomeCredit(state);
  return { earned_income_credit: earned, young_child_credit: youngChildCredit(state, earned) };
}

/** R&TC 17052, by the larger of earnings and income. Booklet, step 1: who may have the credit. */
function earnedIncomeCredit(state: Case): Exact {
  const { earned_income_credit: rule } = state.figures;
  const row = rule.rows[Math.min(state.children(19), rule.rows.length - 1)];
  if (row === undefined || !isEligible(state) || !isPositive(state.earnedIncome)) return zero;
  const rate = multiply(exact(row.rate), exact(rule.share));
  const full = multiply(smaller(state.earnedIncome, exact(row.earned)), rate);
  const most = multiply(exact(row.earned), rate);
  const measure = larger(state.earnedIncome, state.income);
  const over = excess(measure, exact(row.earned));
  const fast = excess(most, multiply(over, rate));
  // 17052(o): from where the credit has fallen to `slow_below`, it falls to zero at `end`.
  const width = divide(subtract(most, exact(row.slow_below)), rate);
  const rest = subtract(exact(rule.end), add(exact(row.earned), width));
  const slow = divide(multiply(exact(row.slow_below), excess(exact(rule.end), measure)), rest);
  const credit = smaller(full, isPositive(over) ? larger(fast, slow) : most);
  return state.line("earned_income_credit", credit, "earned_income_credit");
}

/** Not on a separate return; from 18, at any age; with little income and investment income. */
function isEligible({ figures, context, inputs, income, earnedIncome, filed }: Case): boolean {
  const { end, investment_limit, least_age } = figures.earned_income_credit;
  if (context.status === "married_separate") return false;
  if (compare(larger(earnedIncome, income), exact(end)) > 0) return false;
  if (compare(disqualifiedIncome(filed.income), exact(investment_limit)) > 0) return false;
  const isOld = (age: number | undefined) => age === undefined || age >= least_age;
  return isOld(inputs.age) || (context.status === "married_joint" && isOld(inputs.spouseAge));
}

/** R&TC 17052.1: one amount for those who have the credit and a small child. */
function youngChildCredit(state: Case, earnedIncomeCredit: Exact): Exact {
  const { young_child_credit: rule } = state.figures;
  if (!state.inputs.dependentAges.some((age) => age < rule.under_age)) return zero;
  if (!isPositive(earnedIncomeCredit) && !hasNoEarnings(state, rule.loss_limit)) return zero;
  const steps = {
    start: exact(rule.start),
    step: exact(rule.step),
    perStep: exact(rule.per_step),
  };
  const credit = stepDown(exact(rule.amount), state.earnedIncome, steps, "ceil");
  return state.line("young_child_credit", credit, "young_child_credit");
}

/** R&TC 17052.1(b)(1)(B), from 2022: earnings of zero or less, with a loss up to a limit. */
function hasNoEarnings(state: Case, lossLimit: number | undefined): boolean {
  if (lossLimit === undefined || isPositive(state.earnedIncome) || !isEligible(state)) return false;
  return compare(excess(zero, state.income), exact(lossLimit)) <= 0;
}
