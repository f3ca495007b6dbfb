import { add, excess, smaller, sum } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { evenShares, spouseShares } from "../us/states/spouse-shares.ts";
import { data } from "./figures.ts";

/** The income tax of Mississippi. */
export const usMs: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents", "spouse_income"],
  steps: (figures, state) => {
    const { income } = state;
    const deduction = state.deduct(state.amount(figures.standard_deduction));
    const exemptions = sum([
      state.amount(figures.exemption),
      state.times(figures.dependent_exemption, state.dependents),
      state.times(figures.aged_exemption, state.aged()),
    ]);
    state.deducted("exemptions", exemptions, "exemption");
    const whole = add(deduction, exemptions);
    const taxableIncome = excess(income, whole);
    const together = state.schedule(taxableIncome, figures.rates);
    const shares = spouseShares(state);
    if (shares === undefined) return { taxableIncome, tax: together };
    const parts = evenShares(shares, whole);
    const apart = sum(parts.map((part) => state.schedule(part, figures.rates)));
    return { taxableIncome, tax: smaller(together, apart) };
  },
});
