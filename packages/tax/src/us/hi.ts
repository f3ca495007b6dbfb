import { add, exact, excess, isPositive, multiply, smaller, subtract } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { data } from "./data/hi.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Hawaii. */
export const usHi: Jurisdiction = defineState(
  data,
  ["age", "spouse_age", "dependents"],
  (state) => {
    const { figures, income, inputs } = state;
    const deduction = state.deduct(state.amount(figures.standard_deduction));
    const exemptions = state.times(figures.exemption, state.people + state.aged());
    state.line("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const tax = state.schedule(taxableIncome, figures.rates);
    const gains = smaller(inputs.longTermCapitalGains, taxableIncome);
    if (!isPositive(gains)) return { taxableIncome, tax };
    // Capital gains worksheet: at most 7.25 % on net capital gain.
    const alternative = add(
      state.schedule(subtract(taxableIncome, gains), figures.rates),
      multiply(gains, exact(figures.gain_rate)),
    );
    return { taxableIncome, tax: smaller(tax, alternative) };
  },
);
