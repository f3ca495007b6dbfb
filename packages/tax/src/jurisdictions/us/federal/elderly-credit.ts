import {
  type Exact,
  exact,
  excess,
  half,
  multiply,
  subtract,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import type { FederalIncome } from "./income.ts";
import { countAged } from "./taxpayers.ts";

interface Base {
  readonly income: FederalIncome;
  readonly adjustedGrossIncome: Exact;
  readonly taxableBenefits: Exact;
}

/**
 * 26 U.S.C. 22 (Schedule R): 15 % of an amount for people of 65 and over, less their untaxed
 * benefits and half of the income over a limit.
 */
export function elderlyCredit(
  context: CalculationContext,
  figures: UsFigures,
  { income, adjustedGrossIncome, taxableBenefits }: Base,
): Exact {
  const { status, trace } = context;
  const aged = countAged(context, 65);
  if (aged === 0) return zero;
  const rule = figures.elderly_credit;
  const initial = exact(aged === 2 ? rule.amount_both : rule.amount[status]);
  const untaxedBenefits = subtract(income.socialSecurity, taxableBenefits);
  const lost = multiply(excess(adjustedGrossIncome, exact(rule.income_over[status])), half);
  const base = excess(excess(initial, untaxedBenefits), lost);
  const credit = multiply(base, exact(rule.rate));
  if (credit.numerator > 0) trace.line("elderly_credit", credit, "elderly_credit", base);
  return credit;
}
