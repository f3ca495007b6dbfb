import { compare, exact } from "../../engine/amounts.ts";
import type { EstimatedTaxRule } from "../../engine/jurisdiction.ts";

/**
 * The high incomes of 26 U.S.C. 6654(d)(1)(C). The states that name the same amounts use it too.
 */
export const federalHighIncome = { share: 1.1, income_over: 150_000, income_over_separate: 75_000 };

/** A state that asks individuals for no payment during the year. */
export const noPayments = {
  threshold: [],
  isFree: () => true,
  current_year_share: 0,
  prior_year_share: 0,
} satisfies Omit<EstimatedTaxRule, "sources">;

/** For {@link EstimatedTaxRule.isFree}: last year's tax is known, and was below an amount. */
export function hadTaxBelow(amount: number): NonNullable<EstimatedTaxRule["isFree"]> {
  return ({ priorYearTax }) =>
    priorYearTax !== undefined && compare(priorYearTax, exact(amount)) < 0;
}
