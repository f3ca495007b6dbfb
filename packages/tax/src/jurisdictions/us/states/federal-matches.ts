import {
  compare,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  smaller,
  zero,
} from "../../../engine/amounts.ts";
import { careCredit } from "../federal/care-credit.ts";
import { disqualifiedIncome } from "../federal/income.ts";
import { countChildren } from "../federal/taxpayers.ts";
import type { EarnedIncomeRows } from "../figure-types.ts";
import type { UsFigures } from "../figures.ts";
import { type StateCase, silent } from "./state-case.ts";

/** What a state has of its own in the earned income credit of 26 U.S.C. 32. */
export interface EarnedIncomeTerms {
  readonly rows?: EarnedIncomeRows;
  readonly investment_limit?: number;
  /** The ages between which people without children get it. Left out: any age. */
  readonly ages?: readonly [least: number, most: number];
}

/** The federal earned income credit, with the amounts, limit or ages that a state has of its own. */
export function earnedIncomeCreditBy(state: StateCase<unknown>, terms: EarnedIncomeTerms): Exact {
  const { context, filed, dependents } = state;
  const rows = terms.rows ?? filed.figures.earned_income_credit;
  const limit = terms.investment_limit ?? filed.figures.earned_income_credit_investment_limit;
  if (context.status === "married_separate") return zero;
  if (compare(disqualifiedIncome(filed.income), exact(limit)) > 0) return zero;
  const children = dependents === 0 ? 0 : countChildren(context, 19);
  const row = rows[Math.min(children, 3)];
  if (row === undefined || (children === 0 && !isBetween(state, terms.ages))) return zero;
  const start = exact(context.status === "married_joint" ? row.start_joint : row.start);
  const measure = larger(filed.earnedIncome, state.income);
  const lost = multiply(excess(measure, start), exact(row.loss_rate));
  return smaller(
    excess(exact(row.max), lost),
    smaller(exact(row.max), multiply(filed.earnedIncome, exact(row.rate))),
  );
}

function isBetween(
  { inputs, context }: StateCase<unknown>,
  ages: readonly [number, number] | undefined,
): boolean {
  if (ages === undefined) return true;
  const isIn = (age: number | undefined) => age === undefined || (age >= ages[0] && age <= ages[1]);
  return isIn(inputs.age) || (context.status === "married_joint" && isIn(inputs.spouseAge));
}

/** The federal care credit, with the rates or limits that a state has of its own. */
export function careCreditBy(
  { context, filed, income }: StateCase<unknown>,
  rule: Partial<UsFigures["care_credit"]> = {},
): Exact {
  if (context.inputs.careExpenses.numerator === 0) return zero;
  const terms = { ...filed.figures.care_credit, ...rule };
  return careCredit({ ...context, ...silent }, terms, income, filed.earned);
}

/**
 * The part of a nonrefundable federal care credit that the tax leaves, as Form 1040 limits it, by
 * rates of the state if it has not adopted those of the year.
 */
export function usedCareCredit(
  state: StateCase<unknown>,
  rates?: Partial<UsFigures["care_credit"]>,
): Exact {
  const { filed } = state;
  const whole = rates ? careCreditBy(state, rates) : filed.credits.careCredit;
  return filed.figures.care_credit.is_refundable ? whole : smaller(whole, filed.taxBeforeCredits);
}
