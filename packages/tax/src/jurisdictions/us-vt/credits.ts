import {
  compare,
  type Exact,
  exact,
  isPositive,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import type { FederalReturn } from "../us/federal/federal-return.ts";
import { countChildren, countKnownChildren } from "../us/federal/taxpayers.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsVtFigures } from "./figures.ts";

type Case = StateCase<UsVtFigures>;

/** 32 V.S.A. 5822(d)(3): a share of gifts up to an amount, whether or not they are itemized. */
export function charityCredit(state: Case): Exact {
  const rule = state.figures.charity_credit;
  const given = exact(state.inputs.itemized?.charity ?? 0);
  const credit = multiply(smaller(given, exact(rule.most_gifts)), exact(rule.share));
  return state.line("charity_credit", credit, "charity_credit");
}

/** 32 V.S.A. 5828b: from 2025 all of the federal credit for people without children. */
export function earnedIncomeCredit(state: Case): Exact {
  const { figures, filed, context, dependents } = state;
  const hasChildren = dependents > 0 && countChildren(context, 19) > 0;
  const name = hasChildren ? "earned_income_match" : "earned_income_match_without_children";
  const credit = multiply(filed.credits.earnedIncomeCredit, exact(figures[name]));
  return state.line("earned_income_credit", credit, name);
}

/** 32 V.S.A. 5830f: less 20 for every 1,000 of income over the start, or part of it. */
export function childCredit(state: Case): Exact {
  const rule = state.figures.child_credit;
  if (rule === undefined) return zero;
  const children = countKnownChildren(state.context, rule.under_age);
  const steps = {
    start: exact(rule.start),
    step: exact(rule.step),
    perStep: exact(rule.per_step),
  };
  const credit = stepDown(exact(rule.per_child * children), state.income, steps, "ceil");
  return state.line("child_credit", credit, "child_credit");
}

/** 32 V.S.A. 5828c; to 2021 refundable only up to an income, else 5822(d)(1). */
export function careCredit(state: Case): { readonly credit: Exact; readonly refundable: Exact } {
  const { figures, income } = state;
  const rule = figures.care_credit;
  const federal = usedCareCredit(state, figures.care_credit_rates);
  const { income_limit } = rule;
  const isOver = income_limit !== undefined && compare(income, state.amount(income_limit)) > 0;
  if (isOver)
    return { credit: multiply(federal, exact(rule.nonrefundable_share)), refundable: zero };
  const refundable = multiply(federal, exact(rule.refundable_share));
  return { credit: zero, refundable: state.line("care_credit", refundable, "care_credit") };
}

/** The net earnings from self-employment of both: Schedule SE, line 6. */
export function netEarnings({ income, figures, payroll }: FederalReturn): Exact {
  return sum(
    income.profits.map((profit, at) =>
      isPositive(payroll.ofEach[at] ?? zero)
        ? multiply(profit, exact(figures.self_employment_share))
        : zero,
    ),
  );
}
