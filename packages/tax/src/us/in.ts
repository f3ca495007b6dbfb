import { exact, excess, multiply, sum } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { data } from "./data/in.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Indiana. */
export const usIn: Jurisdiction = defineState(
  data,
  ["age", "spouse_age", "dependents", "dependent_ages"],
  (state) => {
    const { figures, income } = state;
    state.withoutItemizing();
    const exemptions = sum([
      state.times(figures.exemption, state.people),
      state.times(figures.child_exemption, state.children(figures.child_age + 1)),
      state.times(figures.aged_exemption, state.aged()),
    ]);
    state.line("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, exemptions);
    const tax = multiply(taxableIncome, exact(figures.rate));
    return { taxableIncome, tax: state.line("tax", tax, "rate") };
  },
);
