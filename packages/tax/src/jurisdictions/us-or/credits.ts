import {
  add,
  atLeastZero,
  divide,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { fadeOver } from "../../engine/formulas/phase-out.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import { countChildren, countKnownChildren } from "../us/federal/taxpayers.ts";
import { pensionsOfEach } from "../us/states/kinds-of-each.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsOrFigures } from "./figures.ts";

type Case = StateCase<UsOrFigures>;

/** ORS 315.266: a share of the federal credit, a larger one with a small child. */
export function earnedIncomeCredit(state: Case): Exact {
  const { figures, context, filed } = state;
  const isSmall = countKnownChildren(context, figures.small_child_under) > 0;
  const name = isSmall ? "earned_income_match_small_child" : "earned_income_match";
  const credit = multiply(filed.credits.earnedIncomeCredit, exact(figures[name]));
  return state.line("earned_income_credit", credit, name);
}

/** ORS 315.273: from 2023, for small children, up to an income. */
export function kidsCredit(state: Case): Exact {
  const rule = state.figures.kids_credit;
  if (rule === undefined) return zero;
  const children = Math.min(countKnownChildren(state.context, rule.under_age), rule.most_children);
  const whole = exact(rule.per_child * children);
  const credit = fadeOver(whole, state.income, exact(rule.start), exact(rule.width));
  return state.line("kids_credit", credit, "kids_credit");
}

/**
 * ORS 316.157: a share of pensions from 62 on, up to a base that Social Security benefits and the
 * income over a limit reduce.
 */
export function retirementCredit(state: Case): Exact {
  const { figures, filed, inputs, income } = state;
  const rule = figures.retirement_credit;
  const isOld = state.areAged(rule.from_age);
  const pensions = sum(pensionsOfEach(state).filter((_, at) => isOld[at]));
  if (pensions.numerator === 0) return zero;
  const household = add(subtract(income, filed.taxableBenefits), filed.income.taxExemptInterest);
  const over = excess(household, state.amount(rule.income_over));
  const base = excess(excess(state.amount(rule.base), inputs.socialSecurity), over);
  const credit = multiply(smaller(pensions, base), exact(rule.share));
  return state.line("retirement_credit", credit, "retirement_credit");
}

/**
 * ORS 315.264: a share of what was paid for care, by the age of the youngest child and the income
 * as a multiple of the poverty guideline.
 */
export function careCredit(state: Case): Exact {
  const { figures, context, inputs, filed, people } = state;
  if (inputs.careExpenses.numerator === 0 || state.dependents === 0) return zero;
  const rule = figures.care_credit;
  const children = countChildren(context, 13);
  const ages = inputs.dependentAges;
  const youngest = ages.length > 0 ? Math.min(...ages) : 12;
  const share = rule.by_youngest.find(({ under_age }) => youngest < under_age)?.share;
  if (children === 0 || share === undefined) return zero;
  const [self, spouse] = filed.earned;
  const work = atLeastZero(context.status === "married_joint" ? smaller(self, spouse) : self);
  const most = exact(rule.most_per_child * Math.min(children, 2));
  const counted = smaller(smaller(inputs.careExpenses, most), work);
  const guideline = exact(
    figures.poverty_guideline + figures.poverty_guideline_further * (people - 1),
  );
  const multiple = divide(atLeastZero(state.income), guideline);
  return state.line("care_credit", multiply(counted, lookup(multiple, share)), "care_credit");
}
