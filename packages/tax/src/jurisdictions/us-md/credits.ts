import {
  add,
  compare,
  countSteps,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import type { StateResult } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import { isWithin } from "../us/states/itemized-parts.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { earnedIncomeCreditFrom } from "../us/states/young-earners.ts";
import type { UsMdFigures } from "./figures.ts";

/** Credits in the order of Form 502, lines 22 to 24 and 42 to 43. */
export function creditsOf(
  state: StateCase<UsMdFigures>,
  tax: Exact,
): Pick<StateResult, "credits" | "refundable"> {
  const { figures } = state;
  const earned = earnedIncomeCredits(state, tax);
  const care = careCredit(state);
  const isPaidOut = isWithin(state.income, state.amount(figures.care_refund_income));
  const others = {
    poverty_credit: povertyCredit(state, tax),
    senior_credit: seniorCredit(state),
    care_credit: isPaidOut ? zero : care,
  };
  return {
    credits: others,
    refundable: {
      // The part that is not paid out is limited to the tax here, so that the tax after credits
      // stays the tax before the earned income credit, as in other states.
      earned_income_credit: add(
        smaller(earned.subtracted, excess(tax, sum(Object.values(others)))),
        earned.paidOut,
      ),
      care_credit_refundable: isPaidOut ? care : zero,
      child_credit: childCredit(state),
    },
  };
}

/**
 * Tax-General 10-704: half of the federal credit is subtracted from the tax; 45 % of it is paid out
 * as far as that exceeds the tax. Single people without children have all of it. The federal credit
 * counts from any age.
 */
function earnedIncomeCredits(
  state: StateCase<UsMdFigures>,
  tax: Exact,
): { readonly subtracted: Exact; readonly paidOut: Exact } {
  const { figures, context } = state;
  const federal = earnedIncomeCreditFrom(state, 0);
  const isAlone = context.status !== "married_joint" && state.children(19) === 0;
  if (!isAlone) {
    return {
      subtracted: multiply(federal, exact(figures.earned_income_match)),
      paidOut: excess(multiply(federal, exact(figures.earned_income_refund)), tax),
    };
  }
  const whole = multiply(federal, exact(figures.earned_income_match_childless));
  const most = figures.earned_income_most_childless;
  const credit = most === undefined ? whole : smaller(whole, exact(most));
  return { subtracted: credit, paidOut: excess(credit, tax) };
}

/** Tax-General 10-716: a share of the federal credit, which loses 1 % of itself for each step. */
function careCredit(state: StateCase<UsMdFigures>): Exact {
  const { figures, income } = state;
  if (!isWithin(income, state.amount(figures.care_credit_income))) return zero;
  const over = excess(income, state.amount(figures.care_credit_start));
  const steps = countSteps(over, state.amount(figures.care_credit_step), "ceil");
  const left = excess(exact(1), multiply(steps, exact(figures.care_credit_per_step)));
  const share = multiply(exact(figures.care_credit_match), left);
  return multiply(usedCareCredit(state), share);
}

/** Tax-General 10-751. Children with a disability are not known. */
function childCredit(state: StateCase<UsMdFigures>): Exact {
  const { figures, income, inputs } = state;
  if (!isWithin(income, exact(figures.child_credit_income))) return zero;
  const children = inputs.dependentAges.filter((age) => age < figures.child_credit_under).length;
  const whole = state.times(figures.child_credit, children);
  const { child_credit_start, child_credit_step, child_credit_per_step } = figures;
  if (
    child_credit_start === undefined ||
    child_credit_step === undefined ||
    child_credit_per_step === undefined
  ) {
    return whole;
  }
  const rule = {
    start: exact(child_credit_start),
    step: exact(child_credit_step),
    perStep: exact(child_credit_per_step),
  };
  return stepDown(whole, income, rule, "ceil");
}

/**
 * Tax-General 10-709(c): up to 5 % of the earned income, if the income does not exceed the poverty
 * guideline for the number of exemptions. The law excludes people whose tax the earned income
 * credit already removes. Including them gives the same tax.
 */
function povertyCredit(state: StateCase<UsMdFigures>, tax: Exact): Exact {
  const share = exact(state.figures.poverty_credit_share);
  if (!isPoor(state)) return zero;
  const credit = smaller(tax, multiply(state.earnedIncome, share));
  return state.line("poverty_credit", credit, "poverty_credit_share");
}

/** Tax-General 10-709: whether the income does not exceed the poverty guideline. */
export function isPoor({ figures, income, people }: StateCase<UsMdFigures>): boolean {
  const further = multiply(exact(figures.poverty_guideline_further), exact(people - 1));
  return compare(income, add(exact(figures.poverty_guideline), further)) <= 0;
}

/** From 2022, for incomes up to a limit. The credit is smaller if only one spouse is 65. */
function seniorCredit(state: StateCase<UsMdFigures>): Exact {
  const { senior_credit, senior_credit_of_one_spouse, senior_credit_limit } = state.figures;
  const aged = state.aged();
  if (!senior_credit || !senior_credit_of_one_spouse || !senior_credit_limit) return zero;
  if (aged === 0 || compare(state.income, state.amount(senior_credit_limit)) > 0) return zero;
  const isHalf = state.adults === 2 && aged === 1;
  const credit = isHalf ? exact(senior_credit_of_one_spouse) : state.amount(senior_credit);
  return state.line("senior_credit", credit, "senior_credit");
}
