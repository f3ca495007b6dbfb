import {
  add,
  type Exact,
  excess,
  larger,
  multiply,
  ratio,
  smaller,
  subtract,
} from "../../../engine/amounts.ts";
import type { StateCase } from "./state-case.ts";

/**
 * The income of the taxpayer and of the spouse on a joint return. Undefined on other returns, and
 * if `spouse_income` is missing.
 */
export function spouseShares({
  inputs,
  income,
  context,
}: StateCase<unknown>): readonly [Exact, Exact] | undefined {
  if (context.status !== "married_joint") return undefined;
  if (inputs.spouseIncome === undefined) {
    context.assume(
      "It is assumed that one spouse earns all income. Send spouse_income to calculate the spouses separately.",
    );
    return undefined;
  }
  const spouse = smaller(inputs.spouseIncome, income);
  return [subtract(income, spouse), spouse];
}

/**
 * Subtracts a deduction that a couple may divide freely. Both incomes are left as equal as
 * possible, because that gives the least tax where rates rise with income.
 */
export function evenShares(
  [first, second]: readonly [Exact, Exact],
  deduction: Exact,
): readonly [Exact, Exact] {
  const left = excess(add(first, second), deduction);
  const half = multiply(left, ratio(1, 2));
  const ofFirst = larger(smaller(half, first), excess(left, second));
  return [ofFirst, subtract(left, ofFirst)];
}
