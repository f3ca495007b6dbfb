import { add, exact, excess, smaller } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { evenShares, spouseShares } from "../us/states/spouse-shares.ts";
import { data } from "./figures.ts";

/** The income tax of the District of Columbia. */
export const usDc: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "spouse_income"],
  steps: (figures, state) => {
    const { income } = state;
    const federal = state.federal();
    const own = figures.standard_deduction;
    const additions = excess(
      federal.standardDeduction,
      exact(federal.figures.standard_deduction[state.context.status]),
    );
    const standard =
      own === undefined ? federal.standardDeduction : add(state.amount(own), additions);
    const deduction = state.deduct(standard);
    const taxableIncome = excess(income, deduction);
    const together = state.schedule(taxableIncome, figures.rates);
    const shares = spouseShares(state);
    if (shares === undefined) return { taxableIncome, tax: together };
    const [first, second] = evenShares(shares, deduction);
    const apart = add(state.schedule(first, figures.rates), state.schedule(second, figures.rates));
    return { taxableIncome, tax: smaller(together, apart) };
  },
});
