import { type Exact, exact, isPositive, multiply, zero } from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import { countKnownChildren } from "../us/federal/taxpayers.ts";
import { earnedIncomeCreditBy, usedCareCredit } from "../us/states/federal-matches.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsNjFigures } from "./figures.ts";

type Case = StateCase<UsNjFigures>;

/**
 * N.J.S.A. 54A:4-7: a share of the federal credit. Those who lack only the federal age have a share
 * of its maximum.
 */
export function earnedIncomeCredit(state: Case): Exact {
  const { figures, filed } = state;
  const federal = filed.credits.earnedIncomeCredit;
  const wouldGet =
    !isPositive(federal) &&
    state.dependents === 0 &&
    isPositive(earnedIncomeCreditBy(state, { ages: figures.earned_income_ages }));
  const most = exact(filed.figures.earned_income_credit[0]?.max ?? 0);
  const credit = multiply(wouldGet ? most : federal, exact(figures.earned_income_match));
  return state.line("earned_income_credit", credit, "earned_income_match");
}

/** N.J.S.A. 54A:4-17.1: from 2022, for each child under 6. */
export function childCredit(state: Case, taxableIncome: Exact): Exact {
  const { figures, context } = state;
  if (figures.child_credit === undefined || context.status === "married_separate") return zero;
  const children = countKnownChildren(context, figures.child_credit_under_age);
  const credit = multiply(lookup(taxableIncome, figures.child_credit), exact(children));
  return state.line("child_credit", credit, "child_credit");
}

/** N.J.S.A. 54A:4-17: a share of the federal credit, by taxable income. */
export function careCredit(state: Case, taxableIncome: Exact): Exact {
  const share = lookup(taxableIncome, state.figures.care_credit_share);
  return state.line("care_credit", multiply(usedCareCredit(state), share), "care_credit_share");
}
