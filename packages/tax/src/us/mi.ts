import { exact, excess, multiply } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { data } from "./data/mi.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Michigan. */
export const usMi: Jurisdiction = defineState(data, ["dependents"], (state) => {
  const { figures, income } = state;
  state.withoutItemizing();
  const exemptions = state.line(
    "exemptions",
    state.times(figures.exemption, state.people),
    "exemption",
  );
  const taxableIncome = excess(income, exemptions);
  const tax = multiply(taxableIncome, exact(figures.rate));
  return { taxableIncome, tax: state.line("tax", tax, "rate") };
});
