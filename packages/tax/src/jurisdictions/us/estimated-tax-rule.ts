import type { Source } from "../../engine/figures.ts";

/** When a state requires payments of estimated tax, and which payments avoid its penalty. */
export interface EstimatedTaxRule {
  /** No payment is due if the balance after withholding is below this amount. Each row applies from its tax year on. */
  readonly threshold: readonly { readonly from: number; readonly amount: number }[];
  readonly threshold_separate?: number;
  /** Set if the rule says "more than": a balance of exactly the threshold needs no payment either. */
  readonly exact_threshold_is_free?: true;
  readonly current_year_share: number;
  readonly prior_year_share: number;
  /** The share of last year's tax that high incomes must pay, and the incomes above which it applies. */
  readonly high?: {
    readonly share: number;
    readonly income_over: number;
    readonly income_over_separate: number;
  };
  /** From this income of the current year on, paying last year's tax does not avoid the penalty. */
  readonly no_prior_year_from?: { readonly income: number; readonly income_separate: number };
  readonly sources: readonly Source[];
}

/** The high incomes of 26 U.S.C. 6654(d)(1)(C). The states that name the same amounts use it too. */
export const federalHighIncome = { share: 1.1, income_over: 150_000, income_over_separate: 75_000 };
