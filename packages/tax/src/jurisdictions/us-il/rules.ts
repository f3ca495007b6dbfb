import { compare, exact, excess, multiply, sum, zero } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Illinois. */
export const usIl: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { income } = state;
    state.withoutItemizing();
    const whole = sum([
      state.times(figures.exemption, state.adults),
      state.times(figures.dependent_exemption, state.dependents),
      state.times(figures.aged_exemption, state.aged()),
    ]);
    const isLost = compare(income, state.amount(figures.exemption_limit)) > 0;
    const exemptions = state.deducted("exemptions", isLost ? zero : whole, "exemption");
    const taxableIncome = excess(income, exemptions);
    const tax = multiply(taxableIncome, exact(figures.rate));
    return { taxableIncome, tax: state.line("tax", tax, "rate") };
  },
});
