import {
  compare,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookupAtLeast, progressiveTax } from "../../engine/formulas/schedule.ts";
import { careCredit as federalCareCredit } from "../us/federal/care-credit.ts";
import { disqualifiedIncome } from "../us/federal/income.ts";
import { careCreditBy } from "../us/states/federal-matches.ts";
import { quietly, type StateCase, silent } from "../us/states/state-case.ts";
import type { UsMnFigures } from "./figures.ts";

/** The working family credit and, from 2023, the child credit. Both fall together. */
export function familyCredits(state: StateCase<UsMnFigures>): Exact {
  const { figures, income, inputs, context } = state;
  if (context.status === "married_separate") return zero;
  const earned = state.earnedIncome;
  const measure = larger(earned, income);
  const isJoint = context.status === "married_joint";
  const count = exact(state.children(19));
  const worker = hasWorkingCredit(state) ? earned : zero;
  const { child_credit, working_credit_rate, working_credit_further } = figures;
  if (!child_credit || !working_credit_rate || !working_credit_further) {
    return oldWorkingCredit(state, worker, measure);
  }
  const children = state.children(18);
  const older = inputs.dependentAges.filter((age) => age === 18).length;
  const whole = sum([
    state.times(child_credit, children),
    progressiveTax(worker, working_credit_rate, quietly(state).context.trace, "rates"),
    lookupAtLeast(exact(older), working_credit_further),
  ]);
  const start = isJoint ? figures.family_credit_start_joint : figures.family_credit_start;
  const isOlder = children === 0 && count.numerator > 0;
  const rate = isOlder ? figures.family_credit_loss_older : figures.family_credit_loss;
  return excess(whole, multiply(excess(measure, exact(start ?? 0)), exact(rate ?? 0)));
}

/** Minn. Stat. 290.0671, to 2022: by the number of children. */
function oldWorkingCredit(state: StateCase<UsMnFigures>, earned: Exact, measure: Exact): Exact {
  const { figures, context } = state;
  const { old_credit_earnings, old_credit_rate, old_credit_loss } = figures;
  const isJoint = context.status === "married_joint";
  const starts = isJoint ? figures.old_credit_start_joint : figures.old_credit_start;
  if (!old_credit_earnings || !old_credit_rate || !old_credit_loss || !starts) return zero;
  const count = exact(state.children(19));
  const counted = smaller(earned, lookupAtLeast(count, old_credit_earnings));
  const full = multiply(counted, lookupAtLeast(count, old_credit_rate));
  const over = excess(measure, lookupAtLeast(count, starts));
  return excess(full, multiply(over, lookupAtLeast(count, old_credit_loss)));
}

/** 26 U.S.C. 32(i), and without children an age between two limits. */
function hasWorkingCredit(state: StateCase<UsMnFigures>): boolean {
  const { filed, inputs, context } = state;
  const limit = exact(filed.figures.earned_income_credit_investment_limit);
  if (compare(disqualifiedIncome(filed.income), limit) > 0) return false;
  if (state.children(19) > 0) return true;
  const { least, most } = state.figures.working_credit_ages;
  const isInRange = (age: number | undefined) => age === undefined || (age >= least && age <= most);
  return (
    isInRange(inputs.age) || (context.status === "married_joint" && isInRange(inputs.spouseAge))
  );
}

/**
 * Minn. Stat. 290.067, subd. 1(c): a child below 1 is deemed to cost the maximum for one child, but
 * not more than the earnings of both.
 */
function creditForNewborn(state: StateCase<UsMnFigures>): Exact {
  const { context, figures, filed, income, inputs } = state;
  const isJoint = context.status === "married_joint";
  if (!inputs.dependentAges.includes(0)) return zero;
  if (figures.newborn_care_joint_only && !isJoint) return zero;
  const terms = figures.care_credit_terms;
  const deemed = { ...inputs, careExpenses: exact(terms.most_for_one) };
  const earnings = [filed.earnedIncome, filed.earnedIncome] as const;
  const credit = federalCareCredit(
    { ...context, ...silent, inputs: deemed },
    terms,
    income,
    earnings,
  );
  if (credit.numerator > 0) {
    context.assume(
      "Minnesota's care credit: no plan of an employer pays for the care of the child below 1, and care_expenses contains what was paid for it.",
    );
  }
  return credit;
}

/** Minn. Stat. 290.067, Schedule M1CD: over an income at most an amount that falls with it. */
export function careCredit(state: StateCase<UsMnFigures>): Exact {
  const { figures, income } = state;
  const children = state.children(13);
  const credit = larger(careCreditBy(state, figures.care_credit_terms), creditForNewborn(state));
  if (children === 0 || credit.numerator === 0) return zero;
  const { for_one, for_more, loss_rate } = figures.care_credit_reduced;
  const over = excess(income, exact(figures.care_credit_start));
  const reduced = excess(
    exact(children === 1 ? for_one : for_more),
    multiply(over, exact(loss_rate)),
  );
  const allowed = over.numerator > 0 ? smaller(credit, reduced) : credit;
  return state.line("care_credit", allowed, "care_credit_terms");
}
