import { add, exact, excess, multiply } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of New Hampshire. */
export const usNh: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age"],
  steps: (figures, state) => {
    const { interest, dividends } = state.inputs;
    state.withoutItemizing();
    const exemptions = add(
      state.amount(figures.exemption),
      state.times(figures.aged_exemption, state.aged()),
    );
    // New Hampshire taxed only interest and dividends. Since 2025 it taxes nothing.
    const taxableIncome = excess(add(interest, dividends), exemptions);
    const tax = multiply(taxableIncome, exact(figures.rate));
    return { taxableIncome, tax: state.line("tax", tax, "rate") };
  },
});
