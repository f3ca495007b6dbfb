import { add, type Exact, exact, excess, multiply, smaller, zero } from "../../engine/amounts.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { isPoor } from "./credits.ts";
import type { UsMdFigures } from "./figures.ts";

type Case = StateCase<UsMdFigures>;

/** The tax of a county, and the rate that its credits use. */
export interface CountyTax {
  readonly tax: Exact;
  readonly rate: Exact;
}

/** Form 502, lines 29 and 30: the credits against the tax of the county. */
export interface CountyCredits {
  readonly local_earned_income_credit: Exact;
  readonly local_poverty_credit: Exact;
}

/**
 * Tax-General 10-704(d): ten times the county's rate on the federal credit. 10-709(d): the county's
 * rate on the earned income of people under the poverty guideline. Neither exceeds the tax.
 */
export function countyCredits(state: Case, { tax, rate }: CountyTax): CountyCredits {
  const share = multiply(rate, exact(10));
  const earned = smaller(multiply(state.filed.credits.earnedIncomeCredit, share), tax);
  const left = excess(tax, earned);
  const relieved = isPoor(state) ? multiply(state.earnedIncome, rate) : zero;
  return {
    local_earned_income_credit: earned,
    local_poverty_credit: smaller(relieved, left),
  };
}

/** Form 502, line 33, where the request has the rate of the county. */
export function countyTaxByRate(state: Case, taxableIncome: Exact): Exact | undefined {
  const rate = state.inputs.localTaxRate;
  if (rate === undefined) return undefined;
  const tax = multiply(taxableIncome, rate);
  const credits = countyCredits(state, { tax, rate });
  return excess(tax, add(credits.local_earned_income_credit, credits.local_poverty_credit));
}
