import {
  add,
  compare,
  exact,
  excess,
  multiply,
  ratio,
  smaller,
  subtract,
  zero,
} from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { data } from "./data/va.generated.ts";
import { defineState, spouseShares } from "./internal/state.ts";

/** The income tax of Virginia. */
export const usVa: Jurisdiction = defineState(
  data,
  ["method", "age", "spouse_age", "dependents", "spouse_income"],
  (state) => {
    const { figures, income } = state;
    const deduction = state.deduct(state.amount(figures.standard_deduction));
    const exemptions = add(
      state.times(figures.exemption, state.people),
      state.times(figures.aged_exemption, state.aged()),
    );
    state.line("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    if (compare(income, state.amount(figures.no_tax_below)) < 0)
      return { taxableIncome, tax: zero };
    const tax = state.schedule(taxableIncome, figures.rates);
    const shares = spouseShares(state);
    if (shares === undefined) return { taxableIncome, tax };
    // Spouse tax adjustment: Form 760 instructions.
    const lesser = excess(smaller(shares[0], shares[1]), exact(figures.exemption));
    const part = smaller(lesser, multiply(taxableIncome, ratio(1, 2)));
    const apart = add(
      state.schedule(part, figures.rates),
      state.schedule(subtract(taxableIncome, part), figures.rates),
    );
    const adjustment = smaller(excess(tax, apart), exact(figures.spouse_adjustment_cap));
    return {
      taxableIncome,
      tax,
      credits: state.line("spouse_tax_adjustment", adjustment, "spouse_adjustment_cap"),
    };
  },
);
