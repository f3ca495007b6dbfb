import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../../engine/amounts.ts";
import { stepDown } from "../../../engine/formulas/phase-out.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import { careCredit } from "./care-credit.ts";
import { type EducationCredits, educationCredits } from "./education-credits.ts";
import { elderlyCredit } from "./elderly-credit.ts";
import { disqualifiedIncome, type FederalIncome, type OfEach } from "./income.ts";
import { type PayrollTaxes, socialSecurityTaxes } from "./payroll.ts";
import { saversCredit } from "./retirement.ts";
import { creditTableMidpoint } from "./tax-on-income.ts";
import { countChildren, countKnownChildren, startFor } from "./taxpayers.ts";

export interface FederalCredits {
  /** Subtracted from the tax, which does not fall below zero. */
  readonly nonRefundable: Exact;
  /** Paid out even if there is no tax. */
  readonly refundable: Exact;
  readonly careCredit: Exact;
  readonly educationCredits: EducationCredits;
  readonly saversCredit: Exact;
  /** The part of the credit for children and other dependents that is subtracted from the tax. */
  readonly childCredit: Exact;
  readonly childRefund: Exact;
  readonly earnedIncomeCredit: Exact;
}

/** What the credits look at: the lines of a return before them. */
export interface CreditBase {
  readonly income: FederalIncome;
  readonly adjustedGrossIncome: Exact;
  /** The taxed part of Social Security benefits. */
  readonly taxableBenefits: Exact;
  /** Wages and profits, less half of the self-employment tax, of each spouse. */
  readonly earned: OfEach;
  readonly earnedIncome: Exact;
  readonly payroll: PayrollTaxes;
  readonly taxBeforeCredits: Exact;
}

const none = { nonRefundable: zero, childRefund: zero };

export function federalCredits(
  context: CalculationContext,
  figures: UsFigures,
  base: CreditBase,
): FederalCredits {
  const earned = earnedIncomeCredit(context, figures, base);
  const care = careCredit(context, figures.care_credit, base.adjustedGrossIncome, base.earned);
  const isRefunded = figures.care_credit.is_refundable;
  // In the order of Schedule 3 and of the worksheets of its forms: the child credit is the last.
  const education = educationCredits(context, figures, base.adjustedGrossIncome);
  const savers = saversCredit(context, figures, {
    income: base.adjustedGrossIncome,
    earned: base.earnedIncome,
  });
  const elderly = elderlyCredit(context, figures, base);
  const notRefunded = add(add(elderly, education.nonRefundable), savers);
  const first = isRefunded ? notRefunded : add(care, notRefunded);
  const family =
    context.inputs.dependents === 0
      ? none
      : familyCredit(context, figures, base, { first, earnedCredit: earned });
  const refunded = add(add(family.childRefund, earned), education.refundable);
  const refundable = isRefunded ? add(care, refunded) : refunded;
  return {
    nonRefundable: add(first, family.nonRefundable),
    refundable,
    careCredit: care,
    educationCredits: education,
    saversCredit: savers,
    childCredit: family.nonRefundable,
    childRefund: family.childRefund,
    earnedIncomeCredit: earned,
  };
}

interface OtherCredits {
  /** The credits that are subtracted from the tax before that for children. */
  readonly first: Exact;
  readonly earnedCredit: Exact;
}

function familyCredit(
  context: CalculationContext,
  figures: UsFigures,
  base: CreditBase,
  others: OtherCredits,
): typeof none {
  const tax = excess(base.taxBeforeCredits, others.first);
  return figures.child_credit.fully_refundable
    ? creditOf2021(context, figures, base.adjustedGrossIncome, tax)
    : childCredit(context, figures, base, { tax, earnedCredit: others.earnedCredit });
}

/**
 * 26 U.S.C. 24: an amount for each child and other dependent, less 50 for every 1,000 of income
 * over the start. A part of 1,000 counts as a full one. A part of the credit is refundable.
 */
function childCredit(
  context: CalculationContext,
  figures: UsFigures,
  base: CreditBase,
  { tax, earnedCredit }: { readonly tax: Exact; readonly earnedCredit: Exact },
): typeof none {
  const { adjustedGrossIncome } = base;
  const { status, inputs, trace } = context;
  const rule = figures.child_credit;
  const children = countChildren(context, rule.max_age + 1);
  const others = inputs.dependents - children;
  const forChildren = multiply(exact(rule.per_child), exact(children));
  const whole = add(forChildren, multiply(exact(rule.other_dependent), exact(others)));
  const start = startFor(status, rule);
  const left = afterPhaseOut(whole, adjustedGrossIncome, start, rule);
  const nonRefundable = smaller(left, tax);
  trace.line("child_credit", nonRefundable, "child_credit");
  const rest = smaller(subtract(left, nonRefundable), forChildren);
  const cap = multiply(exact(rule.refundable_max), exact(children));
  const reach = refundReach(figures, base, children, earnedCredit);
  const childRefund = smaller(rest, smaller(cap, reach));
  trace.line("child_credit.refundable", childRefund, "child_credit");
  return { nonRefundable, childRefund };
}

/**
 * 26 U.S.C. 24(d)(1)(B): 15 % of the earned income over 2,500. With three or more children, the
 * social security taxes less the earned income credit if that is larger (Schedule 8812, part II-B).
 */
export function refundReach(
  figures: UsFigures,
  base: CreditBase,
  children: number,
  earnedCredit: Exact,
): Exact {
  const { refundable_over, refundable_rate } = figures.child_credit;
  const share = multiply(excess(base.earnedIncome, exact(refundable_over)), exact(refundable_rate));
  if (children < 3) return share;
  return larger(share, excess(socialSecurityTaxes(figures, base), earnedCredit));
}

/** 26 U.S.C. 24(b): 50 for each 1,000 of income over the start, "or fraction thereof". */
function afterPhaseOut(
  amount: Exact,
  income: Exact,
  start: Exact,
  rule: UsFigures["child_credit"],
): Exact {
  const steps = { start, step: exact(rule.step), perStep: exact(rule.per_step) };
  return stepDown(amount, income, steps, "ceil");
}

/**
 * 2021: 3,600 or 3,000 for each child, fully refundable. Only the credit for other dependents is
 * subtracted from the tax.
 */
function creditOf2021(
  context: CalculationContext,
  figures: UsFigures,
  adjustedGrossIncome: Exact,
  tax: Exact,
): typeof none {
  const { status, inputs, trace } = context;
  const rule = figures.child_credit;
  const children = countChildren(context, rule.max_age + 1);
  const small = countKnownChildren(context, 6);
  const full = add(
    multiply(exact(rule.per_child), exact(children - small)),
    multiply(exact(rule.per_child_under_6), exact(small)),
  );
  const first = figures.child_credit_increase?.[status] ?? { regular: 0, start: 0, most: 0 };
  const { start, most } = first;
  const increase = subtract(full, exact(first.regular * children));
  const lost = subtract(full, afterPhaseOut(full, adjustedGrossIncome, exact(start), rule));
  const afterFirst = subtract(full, smaller(lost, smaller(increase, exact(most))));
  const others = multiply(exact(rule.other_dependent), exact(inputs.dependents - children));
  const second = startFor(status, rule);
  const left = afterPhaseOut(add(afterFirst, others), adjustedGrossIncome, second, rule);
  const forOthers = smaller(others, left);
  const nonRefundable = smaller(forOthers, tax);
  const childRefund = subtract(left, forOthers);
  trace.line("other_dependent_credit", nonRefundable, "child_credit");
  trace.line("child_credit.refundable", childRefund, "child_credit");
  return { nonRefundable, childRefund };
}

/**
 * 26 U.S.C. 32. Married people who file separately do not get it, and neither do people with a
 * large investment income.
 */
function earnedIncomeCredit(
  context: CalculationContext,
  figures: UsFigures,
  { income, adjustedGrossIncome, earnedIncome }: CreditBase,
): Exact {
  const { status, inputs, trace } = context;
  const limit = exact(figures.earned_income_credit_investment_limit);
  if (status === "married_separate" || compare(disqualifiedIncome(income), limit) > 0) return zero;
  const children = inputs.dependents === 0 ? 0 : countChildren(context, 19);
  if (children === 0 && !isOfAge(context)) return zero;
  const row = figures.earned_income_credit[Math.min(children, 3)];
  if (row === undefined) return zero;
  const at = (amount: Exact) => (inputs.method === "table" ? creditTableMidpoint(amount) : amount);
  const start = exact(status === "married_joint" ? row.start_joint : row.start);
  const most = exact(row.max);
  const measure = at(larger(earnedIncome, adjustedGrossIncome));
  const falling = excess(most, multiply(excess(measure, start), exact(row.loss_rate)));
  if (falling.numerator === 0) return zero;
  const full = smaller(most, multiply(at(earnedIncome), exact(row.rate)));
  const credit = smaller(full, falling);
  if (credit.numerator > 0) trace.line("earned_income_credit", credit, "earned_income_credit");
  return credit;
}

/**
 * Without children, the taxpayer or the spouse must be 25 to 64 years old; in 2021 at least 19. An
 * age that is not given is taken to be in range.
 */
function isOfAge({ inputs, status, year }: CalculationContext): boolean {
  const isInRange = (age: number | undefined): boolean =>
    age === undefined || (year.label === "2021" ? age >= 19 : age >= 25 && age <= 64);
  return isInRange(inputs.age) || (status === "married_joint" && isInRange(inputs.spouseAge));
}
