import { add, divide, exact, excess, multiply, smaller, sum } from "../../engine/amounts.ts";
import { lookup, lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import { data } from "./figures.ts";

/** The income tax of Kentucky. */
export const usKy: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents", "spouse_income"],
  steps: (figures, state) => {
    const { income } = state;
    const standard = exact(figures.standard_deduction);
    const shares = spouseShares(state);
    const deduction = state.deduct(standard);
    const together = excess(income, deduction);
    const apart = shares && sum(shares.map((share) => excess(share, standard)));
    const taxableIncome = apart ? smaller(together, apart) : together;
    const gross = state.line("tax", multiply(taxableIncome, exact(figures.rate)), "rate");
    const aged = multiply(lookupAtLeast(exact(65), figures.aged_credit), exact(state.aged()));
    const tax = excess(gross, aged);
    const size = Math.min(state.people, figures.family_size_max);
    const guideline = add(
      exact(figures.poverty_guideline),
      state.times(figures.poverty_guideline_further, size - 1),
    );
    // KRS 141.066: the row is chosen by income as a share of the poverty guideline. A share exactly
    // on the limit belongs to the row.
    const share = lookup(divide(income, guideline), figures.family_size_credit);
    const family = state.line("family_size_credit", multiply(tax, share), "family_size_credit");
    return { taxableIncome, tax: gross, credits: add(aged, family) };
  },
});
