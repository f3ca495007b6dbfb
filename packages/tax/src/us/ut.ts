import { add, exact, multiply } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { slopeDown } from "../internal/phase-out.ts";
import { data } from "./data/ut.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Utah. */
export const usUt: Jurisdiction = defineState(
  data,
  ["age", "spouse_age", "dependents"],
  (state) => {
    const { figures, income } = state;
    const federal = state.federal();
    const gross = state.line("tax", multiply(income, exact(figures.rate)), "rate");
    const base = add(federal.deduction, state.times(figures.dependent_exemption, state.dependents));
    const credit = slopeDown(
      multiply(base, exact(figures.credit_rate)),
      income,
      state.amount(figures.credit_start),
      exact(figures.credit_loss_rate),
    );
    state.line("taxpayer_credit", credit, "credit_rate");
    return { taxableIncome: income, tax: gross, credits: credit };
  },
);
