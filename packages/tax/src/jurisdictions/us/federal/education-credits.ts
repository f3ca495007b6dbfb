import {
  add,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import { fadeOver } from "../../../engine/formulas/phase-out.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import { startFor } from "./taxpayers.ts";

export interface EducationCredits {
  /** The lifetime learning credit, and what is not refunded of the American opportunity credit. */
  readonly nonRefundable: Exact;
  readonly refundable: Exact;
}

const none: EducationCredits = { nonRefundable: zero, refundable: zero };

/** 26 U.S.C. 25A (Form 8863): not on a separate return. */
export function educationCredits(
  context: CalculationContext,
  figures: UsFigures,
  income: Exact,
): EducationCredits {
  const { inputs, status, trace } = context;
  const { americanOpportunityExpenses: students, lifetimeLearningExpenses: learning } = inputs;
  if (students === undefined && learning === zero) return none;
  if (status === "married_separate") return none;
  const { american_opportunity: opportunity, lifetime_learning: lifetime } =
    figures.education_credits;
  const first = exact(opportunity.most_of_first);
  const creditOf = (paid: Exact) =>
    add(
      smaller(paid, first),
      multiply(smaller(excess(paid, first), first), exact(opportunity.rate_of_second)),
    );
  const ofStudents = sum((students ?? []).map((paid) => creditOf(exact(paid))));
  const american = left(context, ofStudents, income, opportunity);
  const counted = multiply(smaller(learning, exact(lifetime.most)), exact(lifetime.rate));
  const forLearning = left(context, counted, income, lifetime);
  const refundable = isRefunded(context, american)
    ? multiply(american, exact(opportunity.refundable_share))
    : zero;
  const nonRefundable = add(subtract(american, refundable), forLearning);
  trace.line("education_credits", nonRefundable, "education_credits");
  if (refundable.numerator > 0) {
    trace.line("american_opportunity_credit.refundable", refundable, "education_credits");
  }
  return { nonRefundable, refundable };
}

/** What is left of a credit: it falls in a straight line over a range of income. */
function left(
  { status }: CalculationContext,
  credit: Exact,
  income: Exact,
  rule: { readonly start_joint: number; readonly start_other: number },
): Exact {
  const width = exact(status === "married_joint" ? 20_000 : 10_000);
  return fadeOver(credit, income, startFor(status, rule), width);
}

/**
 * 26 U.S.C. 25A(i)(5): nothing is refunded to a child whose unearned income 26 U.S.C. 1(g) taxes at
 * the rate of the parents.
 */
function isRefunded({ inputs: { age }, assume }: CalculationContext, credit: Exact): boolean {
  if (age === undefined || age >= 24 || credit.numerator === 0) return true;
  if (age < 18) return false;
  assume(
    "American opportunity credit: the taxpayer below 24 earns more than half of their own support, so that 40 % are refundable.",
  );
  return true;
}
