import { add, excess } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { data } from "./data/ne.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Nebraska. */
export const usNe: Jurisdiction = defineState(
  data,
  ["age", "spouse_age", "dependents"],
  (state) => {
    const { figures, income } = state;
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const taxableIncome = excess(income, state.deduct(standard));
    const credits = state.times(figures.exemption_credit, state.people);
    state.line("exemption_credit", credits, "exemption_credit");
    return { taxableIncome, tax: state.schedule(taxableIncome, figures.rates), credits };
  },
);
