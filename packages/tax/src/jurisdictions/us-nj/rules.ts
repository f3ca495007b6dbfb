import { compare, excess, sum, zero } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of New Jersey. */
export const usNj: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { inputs } = state;
    state.withoutItemizing();
    const income = inputs.grossIncome;
    const exemptions = sum([
      state.amount(figures.exemption),
      state.times(figures.dependent_exemption, state.dependents),
      state.times(figures.aged_exemption, state.aged()),
    ]);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, exemptions);
    const isFree = compare(income, state.amount(figures.no_tax_up_to)) <= 0;
    return { taxableIncome, tax: isFree ? zero : state.schedule(taxableIncome, figures.rates) };
  },
});
