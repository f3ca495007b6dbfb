import {
  add,
  atLeastZero,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  one,
  smaller,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { Trace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";
import {
  both,
  type FederalIncome,
  incomeWithoutBenefits,
  type OfEach,
  taxableBenefits,
} from "./income.ts";
import {
  type AdjustmentBase,
  type GivenAdjustments,
  ownPlan,
  retirementAccount,
} from "./retirement.ts";
import { countAdults, countAged } from "./taxpayers.ts";

/** Schedule 1, part II: what a request names of it, within the limits of the law. */
export interface Adjustments {
  readonly educator: Exact;
  readonly hsa: Exact;
  readonly selfEmployedRetirement: Exact;
  readonly selfEmployedHealth: Exact;
  readonly ira: Exact;
  readonly studentLoanInterest: Exact;
  readonly total: Exact;
}

/** The adjusted gross income, and how it was reached. */
export interface AdjustedIncome {
  readonly adjustedGrossIncome: Exact;
  readonly taxableBenefits: Exact;
  /** Without half of the self-employment tax. */
  readonly adjustments: Adjustments;
  /** The part of unemployment compensation that is not income. */
  readonly untaxedUnemployment: Exact;
  /** Profits less the adjustments that belong to them. */
  readonly qualifiedBusinessIncome: Exact;
}

const none: Adjustments = {
  educator: zero,
  hsa: zero,
  selfEmployedRetirement: zero,
  selfEmployedHealth: zero,
  ira: zero,
  studentLoanInterest: zero,
  total: zero,
};

/** `halves` are half of the self-employment tax of each spouse. */
export function adjustedIncome(
  context: CalculationContext,
  figures: UsFigures,
  income: FederalIncome,
  halves: OfEach,
): AdjustedIncome {
  const adjusted = withAllUnemployment(context, figures, income, halves);
  const untaxed = untaxedUnemployment(context, figures, income, adjusted);
  if (untaxed.numerator === 0) return adjusted;
  context.trace.line("unemployment_exclusion", untaxed, "unemployment_exclusion");
  return {
    ...adjusted,
    adjustedGrossIncome: subtract(adjusted.adjustedGrossIncome, untaxed),
    untaxedUnemployment: untaxed,
  };
}

/**
 * 26 U.S.C. 85(c), in 2020: an amount of each recipient, if the income without unemployment is
 * below a limit. The limits of other sections look at the income before it.
 */
function untaxedUnemployment(
  { status, assume }: CalculationContext,
  { unemployment_exclusion: rule }: UsFigures,
  { unemployment }: FederalIncome,
  { adjustedGrossIncome }: AdjustedIncome,
): Exact {
  if (rule === undefined || !isPositive(unemployment)) return zero;
  const measure = subtract(adjustedGrossIncome, unemployment);
  if (compare(measure, exact(rule.income_below)) >= 0) return zero;
  if (status === "married_joint" && compare(unemployment, exact(rule.most)) > 0) {
    assume("One of the spouses received all of the unemployment compensation (26 U.S.C. 85(c)).");
  }
  return smaller(unemployment, exact(rule.most));
}

function withAllUnemployment(
  context: CalculationContext,
  figures: UsFigures,
  income: FederalIncome,
  halves: OfEach,
): AdjustedIncome {
  const { inputs, trace } = context;
  const whole = incomeWithoutBenefits(income);
  if (income.isWagesAlone && inputs.adjustments === undefined) {
    return {
      adjustedGrossIncome: whole,
      taxableBenefits: zero,
      adjustments: none,
      untaxedUnemployment: zero,
      qualifiedBusinessIncome: zero,
    };
  }
  const half = both(halves);
  if (half.numerator > 0) trace.line("half_of_self_employment_tax", half);
  const before = subtract(whole, half);
  const profits = subtract(both(income.profits), half);
  if (inputs.adjustments === undefined) {
    const benefits = taxableBenefits(context, figures, income, before);
    return {
      adjustedGrossIncome: add(before, benefits),
      taxableBenefits: benefits,
      adjustments: none,
      untaxedUnemployment: zero,
      qualifiedBusinessIncome: profits,
    };
  }
  return afterAdjustments({ context, figures, income, halves, before }, inputs.adjustments);
}

/**
 * The adjustments in the order in which one looks at another: business, retirement account, the
 * taxed part of benefits (26 U.S.C. 86(b)(2)), and interest on student loans at last (221(b)(2)(C)).
 */
function afterAdjustments(base: AdjustmentBase, given: GivenAdjustments): AdjustedIncome {
  const { context, figures, income, before } = base;
  const { trace } = context;
  const earnings = earningsOfEach(base);
  const educator = educatorExpenses(base, exact(given.educator ?? 0));
  const hsa = healthSavings(base, exact(given.hsa ?? 0));
  const retirement = ownPlan(base, earnings, exact(given.self_employed_retirement ?? 0));
  // 26 U.S.C. 162(l)(2)(A): not above the earned income of the business.
  const room = excess(both(earnings), retirement);
  const health = smaller(exact(given.self_employed_health ?? 0), room);
  const left = subtract(before, sum([educator, hsa, retirement, health]));
  const compensation = add(both(income.wages), room);
  const ira = retirementAccount(base, { given, left, compensation });
  const afterIra = subtract(left, ira);
  const benefits = taxableBenefits(context, figures, income, afterIra);
  const measure = add(afterIra, benefits);
  const interest = studentLoanInterest(context, figures.student_loan_interest, measure);
  const adjustments = {
    educator,
    hsa,
    selfEmployedRetirement: retirement,
    selfEmployedHealth: health,
    ira,
    studentLoanInterest: interest,
    total: sum([educator, hsa, retirement, health, ira, interest]),
  };
  traceAll(trace, adjustments);
  const ofBusiness = sum([both(base.halves), retirement, health]);
  return {
    adjustedGrossIncome: subtract(measure, interest),
    taxableBenefits: benefits,
    adjustments,
    untaxedUnemployment: zero,
    qualifiedBusinessIncome: subtract(both(income.profits), ofBusiness),
  };
}

function traceAll(trace: Trace, adjustments: Adjustments): void {
  const lines = [
    ["educator_expenses", adjustments.educator, "educator_expenses"],
    ["hsa_deduction", adjustments.hsa, "hsa"],
    ["self_employed_retirement", adjustments.selfEmployedRetirement, "retirement_plan"],
    ["self_employed_health", adjustments.selfEmployedHealth, undefined],
    ["ira_deduction", adjustments.ira, "ira"],
    ["student_loan_interest", adjustments.studentLoanInterest, "student_loan_interest"],
  ] as const;
  for (const [step, amount, figure] of lines) {
    if (amount.numerator > 0) trace.line(step, amount, figure);
  }
}

/** 26 U.S.C. 401(c)(2): the profit of each spouse, less half of the self-employment tax. */
function earningsOfEach({ income: { profits }, halves }: AdjustmentBase): OfEach {
  return [excess(profits[0], halves[0]), excess(profits[1], halves[1])];
}

/** 26 U.S.C. 62(a)(2)(D): up to a limit for each educator. */
function educatorExpenses({ context, figures }: AdjustmentBase, paid: Exact): Exact {
  const most = exact(figures.educator_expenses);
  if (compare(paid, most) <= 0) return paid;
  if (countAdults(context.status) === 1) return most;
  context.assume("Educator expenses: both spouses are educators.");
  return smaller(paid, multiply(most, exact(2)));
}

/** 26 U.S.C. 223(b). */
function healthSavings({ context, figures }: AdjustmentBase, paid: Exact): Exact {
  if (!isPositive(paid)) return zero;
  const { status, inputs, assume } = context;
  const rule = figures.hsa;
  const isFamily =
    status !== "married_separate" && (countAdults(status) === 2 || inputs.dependents > 0);
  assume(
    `The health plan beside the HSA covers ${isFamily ? "the family" : "one person"} for the whole year.`,
  );
  const caught = multiply(exact(rule.from_55), exact(countAged(context, 55)));
  return smaller(paid, add(exact(isFamily ? rule.family : rule.self_only), caught));
}

/** 26 U.S.C. 221: not on a separate return. `measure` is the income before this deduction. */
export function studentLoanInterest(
  { status, inputs }: CalculationContext,
  rule: UsFigures["student_loan_interest"],
  measure: Exact,
): Exact {
  const paid = exact(inputs.adjustments?.student_loan_interest ?? 0);
  if (status === "married_separate" || !isPositive(paid)) return zero;
  const over = excess(measure, exact(rule.start[status]));
  const part = atLeastZero(subtract(one, divide(over, exact(rule.width[status]))));
  return multiply(smaller(paid, exact(rule.most)), part);
}
