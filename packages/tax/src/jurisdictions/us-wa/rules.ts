import { exact, excess, zero } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { progressiveTax } from "../internal/schedule.ts";
import { data } from "./data/wa.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Washington. */
export const usWa: Jurisdiction = defineState(data, [], (state) => {
  const { figures, inputs } = state;
  state.withoutItemizing();
  // Only long-term gains are taxed, since 2022.
  if (figures.gain_deduction === undefined || figures.gain_rates === undefined) {
    return { taxableIncome: zero, tax: zero };
  }
  const taxableIncome = excess(inputs.longTermCapitalGains, exact(figures.gain_deduction));
  const tax = progressiveTax(taxableIncome, figures.gain_rates, state.context.trace, "gain_rates");
  return { taxableIncome, tax };
});
