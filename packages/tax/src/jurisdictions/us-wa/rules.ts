import { exact, excess, zero } from "../../engine/amounts.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Washington. */
export const usWa: Jurisdiction = defineState({
  data,
  steps: (figures, state) => {
    const { inputs } = state;
    state.withoutItemizing();
    // Washington taxes only long-term gains, since 2022.
    if (figures.gain_deduction === undefined || figures.gain_rates === undefined) {
      return { taxableIncome: zero, tax: zero };
    }
    const taxableIncome = excess(state.netGain, exact(figures.gain_deduction));
    const tax = progressiveTax(
      taxableIncome,
      figures.gain_rates,
      state.context.trace,
      "gain_rates",
    );
    return { taxableIncome, tax };
  },
});
