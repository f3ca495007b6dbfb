import { atLeastZero, type Exact, exact, smaller, zero } from "../../../engine/amounts.ts";
import { countChildren } from "../federal/taxpayers.ts";
import type { StateCase } from "./state-case.ts";

interface CareLimits {
  readonly for_one: number;
  readonly for_more: number;
}

/**
 * The expenses on which the federal care credit is calculated: up to a limit, and to the earnings
 * of the spouse who earns less.
 */
export function countedCareExpenses(state: StateCase<unknown>, limits?: CareLimits): Exact {
  const { context, inputs, filed, dependents } = state;
  if (inputs.careExpenses.numerator === 0 || context.status === "married_separate") return zero;
  const children = dependents === 0 ? 0 : countChildren(context, 13);
  if (children === 0) return zero;
  const { most_for_one, most_for_more } = filed.figures.care_credit;
  const one = limits?.for_one ?? most_for_one;
  const most = exact(children === 1 ? one : (limits?.for_more ?? most_for_more));
  const [self, spouse] = filed.earned;
  const work = atLeastZero(context.status === "married_joint" ? smaller(self, spouse) : self);
  return smaller(smaller(inputs.careExpenses, most), work);
}
