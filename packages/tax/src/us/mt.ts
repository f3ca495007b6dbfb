import { add, clamp, exact, excess, multiply, smaller, subtract, zero } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { stackedTax } from "../internal/schedule.ts";
import { data } from "./data/mt.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Montana. */
export const usMt: Jurisdiction = defineState(
  data,
  ["age", "spouse_age", "dependents"],
  (state) => {
    const { figures, income, inputs } = state;
    if (figures.own_deduction) {
      const standard = clamp(
        multiply(income, exact(figures.standard_rate)),
        state.amount(figures.standard_min),
        state.amount(figures.standard_max),
      );
      const exemptions = state.times(figures.exemption, state.people + state.aged());
      state.line("exemptions", exemptions, "exemption");
      const taxableIncome = excess(income, add(state.deduct(standard), exemptions));
      const gainCredit = multiply(inputs.longTermCapitalGains, exact(figures.gain_credit));
      const tax = state.schedule(taxableIncome, figures.rates);
      return { taxableIncome, tax, credits: gainCredit };
    }
    const { taxableIncome } = state.federal();
    const gains = smaller(inputs.longTermCapitalGains, taxableIncome);
    const ordinary = subtract(taxableIncome, gains);
    const onGains = figures.gain_rates
      ? stackedTax(
          ordinary,
          gains,
          state.pick(figures.gain_rates),
          state.context.trace,
          "gain_rates",
        )
      : zero;
    return { taxableIncome, tax: add(state.schedule(ordinary, figures.rates), onGains) };
  },
);
