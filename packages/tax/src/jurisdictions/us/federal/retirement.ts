import {
  add,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  one,
  roundTo,
  smaller,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import { lookup } from "../../../engine/formulas/schedule.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import { silentTrace } from "../../../engine/trace.ts";
import type { UsFigures } from "../figures.ts";
import { type FederalIncome, type OfEach, taxableBenefits } from "./income.ts";
import { agesOf, countAdults } from "./taxpayers.ts";

export type GivenAdjustments = NonNullable<CalculationContext["inputs"]["adjustments"]>;

/** What the limits of the adjustments look at. */
export interface AdjustmentBase {
  readonly context: CalculationContext;
  readonly figures: UsFigures;
  readonly income: FederalIncome;
  readonly halves: OfEach;
  /** Everything that is taxed but for benefits, less half of the self-employment tax. */
  readonly before: Exact;
}

/**
 * 26 U.S.C. 404(a)(8) and 415(c): of each spouse, up to the limit of the year and to the earnings
 * from the business.
 */
export function ownPlan(
  { context, figures }: AdjustmentBase,
  earnings: OfEach,
  paid: Exact,
): Exact {
  if (!isPositive(paid)) return zero;
  context.assume(
    "self_employed_retirement is within the limit of its plan: only the limit of 26 U.S.C. 415(c) is applied.",
  );
  const rule = figures.retirement_plan;
  const ages = agesOf(context);
  const limits = earnings.map((earned, at) => {
    const age = ages[at] ?? 0;
    const caught = age < 50 ? 0 : age >= 60 && age <= 63 ? rule.from_60_to_63 : rule.from_50;
    return smaller(earned, exact(rule.most + caught));
  });
  return smaller(paid, sum(limits));
}

interface AccountBase {
  readonly given: GivenAdjustments;
  /** The income before this deduction, without benefits. */
  readonly left: Exact;
  /** 26 U.S.C. 219(f)(1): wages and what the business leaves. */
  readonly compensation: Exact;
}

/** 26 U.S.C. 219: up to the limit of each spouse, less for those who have a plan at work. */
export function retirementAccount(
  base: AdjustmentBase,
  { given, left, compensation }: AccountBase,
): Exact {
  const paid = smaller(exact(given.ira ?? 0), compensation);
  if (!isPositive(paid)) return zero;
  const { context } = base;
  const hasPlan =
    given.self_employed_retirement !== undefined || context.inputs.retirementContributions !== zero;
  context.assume(
    hasPlan
      ? "ira: whoever contributes is covered by a retirement plan at work."
      : "ira: nobody is covered by a retirement plan at work, so that the deduction does not fall with income (26 U.S.C. 219(g)). Send retirement_contributions otherwise.",
  );
  const measure = hasPlan ? add(left, quietBenefits(base, left)) : zero;
  const adults = agesOf(context).slice(0, countAdults(context.status));
  const limits = adults.map((age) => accountLimit(base, age, hasPlan ? measure : undefined));
  return smaller(paid, sum(limits));
}

/** Publication 590-A, appendix B: the taxed part of benefits before the deduction. */
function quietBenefits({ context, figures, income }: AdjustmentBase, left: Exact): Exact {
  return taxableBenefits({ ...context, trace: silentTrace }, figures, income, left);
}

/**
 * 26 U.S.C. 219(b)(5) and (g)(2): what is left of the limit is rounded up to 10, and is at least
 * 200 until nothing is left.
 */
function accountLimit(
  { context: { status }, figures: { ira } }: AdjustmentBase,
  age: number | undefined,
  measure: Exact | undefined,
): Exact {
  if (age !== undefined && ira.no_longer_from !== undefined && age >= ira.no_longer_from) {
    return zero;
  }
  const most = exact(ira.most + (age !== undefined && age >= 50 ? ira.from_50 : 0));
  if (measure === undefined) return most;
  const over = excess(measure, exact(ira.start[status]));
  const part = excess(one, divide(over, exact(ira.width[status])));
  if (!isPositive(part)) return zero;
  return larger(roundTo(multiply(most, part), exact(10), "ceil"), exact(200));
}

/**
 * 26 U.S.C. 25B (Form 8880): a share of up to 2,000 of each person, which falls in steps of income.
 * The steps of a single person are at half of those of a couple: 25B(b)(1).
 */
export function saversCredit(
  context: CalculationContext,
  figures: UsFigures,
  { income, earned }: { readonly income: Exact; readonly earned: Exact },
): Exact {
  const { inputs, status, trace, assume } = context;
  const { adjustments, retirementContributions } = inputs;
  if (adjustments?.ira === undefined && retirementContributions === zero) return zero;
  const rule = figures.savers_credit;
  const adults = agesOf(context).slice(0, countAdults(status));
  const persons = adults.filter((age) => age === undefined || age >= 18).length;
  const ofJoint = divide(larger(income, zero), exact(figures.savers_credit_share[status]));
  const rate = lookup(ofJoint, rule.rates);
  const paid = add(smaller(exact(adjustments?.ira ?? 0), earned), retirementContributions);
  const counted = smaller(paid, exact(rule.most * persons));
  const credit = multiply(counted, rate);
  if (credit.numerator === 0) return zero;
  assume(
    `Saver's credit: nobody is a full-time student or a dependent${persons === 2 ? ", and each spouse paid half" : ""}.`,
  );
  trace.line("savers_credit", credit, "savers_credit", counted, rate);
  return credit;
}
