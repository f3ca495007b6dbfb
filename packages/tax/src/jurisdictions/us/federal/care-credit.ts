import {
  add,
  type Exact,
  exact,
  larger,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../../engine/amounts.ts";
import { stepDown } from "../../../engine/formulas/phase-out.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import type { OfEach } from "./income.ts";
import { countChildren } from "./taxpayers.ts";

/**
 * 26 U.S.C. 21: a share of what was paid for the care of children under 13, so that the parents
 * could work. The share falls by a point for every step of income that has begun.
 */
export function careCredit(
  context: CalculationContext,
  rule: UsFigures["care_credit"],
  income: Exact,
  earned: OfEach,
): Exact {
  const { inputs, status, trace } = context;
  const paid = inputs.careExpenses;
  if (paid.numerator === 0 || status === "married_separate") return zero;
  const children = countChildren(context, 13);
  if (children === 0) return zero;
  const cap = exact(children === 1 ? rule.most_for_one : rule.most_for_more);
  const [self, spouse] = earned;
  const work = status === "married_joint" ? smaller(self, spouse) : self;
  const counted = smaller(smaller(paid, cap), larger(work, zero));
  let share = exact(rule.rate);
  for (const step of rule.steps) {
    const start = exact(status === "married_joint" ? step.over_joint : step.over_other);
    const width = exact(status === "married_joint" ? step.width_joint : step.width_other);
    const least = smaller(share, exact(step.least_rate));
    const steps = { start, step: width, perStep: exact(0.01) };
    share = add(least, stepDown(subtract(share, least), income, steps, "ceil"));
  }
  const credit = multiply(counted, share);
  if (credit.numerator > 0) trace.line("care_credit", credit, "care_credit", counted, share);
  return credit;
}
