import {
  add,
  atLeastZero,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import { both, type FederalIncome, incomeWithoutBenefits } from "./income.ts";

/** The income of a return, with the losses of rents and businesses that other income may absorb. */
export function withLimitedLosses(
  context: CalculationContext,
  figures: UsFigures,
  income: FederalIncome,
): FederalIncome {
  if (income.isWagesAlone) return income;
  const loss = atLeastZero(subtract(zero, income.rent));
  const rent = loss.numerator > 0 ? limitedRent(context, figures, income, loss) : income.rent;
  const excessBusinessLoss = excessLoss(context, figures, income);
  return rent === income.rent && excessBusinessLoss.numerator === 0
    ? income
    : { ...income, rent, excessBusinessLoss };
}

/**
 * 26 U.S.C. 469(i): a loss of rents up to an amount, which falls with the income without the loss,
 * benefits, half of the self-employment tax, retirement accounts and student loans. Nothing on the
 * separate return of spouses who live together.
 */
function limitedRent(
  { inputs, status, assume }: CalculationContext,
  { rental_loss: rule }: UsFigures,
  income: FederalIncome,
  loss: Exact,
): Exact {
  assume(
    "rental_income: the owner takes part in the management and is no real estate professional, so that a loss is limited (26 U.S.C. 469(i)).",
  );
  const { educator, hsa, self_employed_health, self_employed_retirement } =
    inputs.adjustments ?? {};
  const adjustments = [educator, hsa, self_employed_health, self_employed_retirement];
  const measure = subtract(
    add(incomeWithoutBenefits(income), loss),
    sum(adjustments.map((amount) => exact(amount ?? 0))),
  );
  const lost = multiply(excess(measure, exact(rule.start)), exact(rule.loss_rate));
  return subtract(zero, smaller(loss, excess(exact(rule.most[status]), lost)));
}

/** 26 U.S.C. 461(l): the loss of all businesses together above an amount is carried forward. */
function excessLoss(
  { status }: CalculationContext,
  { business_loss_limit: limit }: UsFigures,
  { profits }: FederalIncome,
): Exact {
  if (limit === undefined) return zero;
  return excess(subtract(zero, both(profits)), exact(limit[status]));
}
