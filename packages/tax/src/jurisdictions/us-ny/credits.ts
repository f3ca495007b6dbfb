import {
  add,
  countSteps,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  ratio,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import { socialSecurityTaxes } from "../us/federal/payroll.ts";
import { countChildren, countKnownChildren } from "../us/federal/taxpayers.ts";
import { countedCareExpenses } from "../us/states/care-expenses.ts";
import { careCreditBy, earnedIncomeCreditBy } from "../us/states/federal-matches.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsNyFigures } from "./figures.ts";

type Case = StateCase<UsNyFigures>;

/** Tax Law 606(d): a share of the federal credit, less the household credit that was used. */
export function earnedIncomeCredit(state: Case, household: Exact): Exact {
  const match = multiply(federalEarnedCredit(state), exact(state.figures.earned_income_match));
  return state.line("earned_income_credit", excess(match, household), "earned_income_match");
}

/** Tax Law 607(a): in 2021 the credit as it was before the federal changes of March 2021. */
export function federalEarnedCredit(state: Case): Exact {
  const terms = state.figures.earned_income_terms;
  return terms ? earnedIncomeCreditBy(state, terms) : state.filed.credits.earnedIncomeCredit;
}

/** Tax Law 606(c-1): the Empire State child credit. */
export function childCredit(state: Case): Exact {
  if (state.dependents === 0) return zero;
  const credit = larger(creditByAge(state), shareOfFormerCredit(state));
  return state.line("child_credit", credit);
}

/** From 2025: an amount by age. It falls by 16.50 for each full 1,000 of income over a start. */
function creditByAge({ figures, context, income }: Case): Exact {
  const rule = figures.child_credit_by_age;
  if (rule === undefined) return zero;
  const small = countKnownChildren(context, rule.small_under);
  const others = countChildren(context, rule.under_age) - small;
  const whole = exact(rule.small * small + rule.other * others);
  const start = exact(rule.start[context.status]);
  return stepDown(
    whole,
    income,
    { start, step: exact(rule.step), perStep: exact(rule.per_step) },
    "floor",
  );
}

/**
 * To 2024: a share of the federal credit of 2017 as the federal tax and the earned income would
 * have limited it, or an amount for each child up to the income where that began to fall. Of the
 * federal credit only the part for the children of the right age counts (Form IT-213).
 */
function shareOfFormerCredit(state: Case): Exact {
  const { figures, context, income, filed } = state;
  const rule = figures.child_credit;
  if (rule === undefined) return zero;
  const all = countChildren(context, rule.under_age);
  const children = all - countKnownChildren(context, rule.from_age);
  if (children === 0) return zero;
  const start = exact(rule.start[context.status]);
  const over = excess(income, start);
  const lost = multiply(countSteps(over, exact(rule.step), "ceil"), exact(rule.per_step));
  const whole = excess(exact(rule.per_child * all), lost);
  const { credits, figures: federal } = filed;
  const before = federal.care_credit.is_refundable ? zero : credits.careCredit;
  const used = smaller(whole, excess(filed.taxBeforeCredits, before));
  const earned = excess(filed.earnedIncome, exact(rule.earned_over));
  const share = multiply(earned, exact(rule.earned_rate));
  const taxes = excess(socialSecurityTaxes(federal, filed), credits.earnedIncomeCredit);
  const reach = all < 3 ? share : larger(share, taxes);
  const former = add(used, smaller(subtract(whole, used), reach));
  const least = isPositive(over) ? zero : exact(rule.minimum * children);
  const own = all === children ? former : multiply(former, ratio(children, all));
  return larger(least, multiply(own, exact(rule.share)));
}

/**
 * Tax Law 606(c), to 2025: a share of the federal care credit, which depends on the income. Form
 * IT-216. From 2026, 606(c-2): a share of the expenses.
 */
export function careCredit(state: Case, income: Exact): Exact {
  const { figures, context, inputs } = state;
  if (inputs.careExpenses.numerator === 0 || state.dependents === 0) return zero;
  const rule = figures.care_credit;
  const children = Math.min(countChildren(context, 13), rule.most.length);
  const most = rule.most[children - 1];
  if (most === undefined) return zero;
  if (figures.own_care_credit) return ownCareCredit(state, income, figures.own_care_credit, most);
  const federal = careCreditBy(state, { ...rule.rates, most_for_one: most, most_for_more: most });
  const fraction = (top: number) =>
    multiply(smaller(exact(rule.width), excess(exact(top), income)), ratio(1, rule.width));
  const isLow = isPositive(excess(exact(rule.low_under), income));
  const share = isLow
    ? add(exact(1), multiply(fraction(rule.low_top), exact(rule.low_extra)))
    : add(
        exact(rule.high_least),
        multiply(fraction(rule.high_top), subtract(exact(1), exact(rule.high_least))),
      );
  const credit = multiply(multiply(federal, share), lookupAtLeast(income, rule.multiplier));
  return state.line("care_credit", credit, "care_credit");
}

/** Tax Law 606(c-2): the share falls with each dollar of income, and the credit of large incomes. */
function ownCareCredit(
  state: Case,
  income: Exact,
  rule: NonNullable<UsNyFigures["own_care_credit"]>,
  most: number,
): Exact {
  const expenses = countedCareExpenses(state, { for_one: most, for_more: most });
  const lost = multiply(excess(income, exact(rule.start)), exact(rule.loss));
  const share = larger(exact(rule.least), excess(exact(rule.share), lost));
  const steps = countSteps(excess(income, exact(rule.high_start)), exact(rule.high_step), "floor");
  const credit = excess(multiply(expenses, share), multiply(steps, exact(rule.per_high_step)));
  return state.line("care_credit", credit, "own_care_credit");
}
