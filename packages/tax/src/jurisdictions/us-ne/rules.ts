import { add, excess } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Nebraska. */
export const usNe: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { income } = state;
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const taxableIncome = excess(income, state.deduct(standard));
    const exemptions = state.times(figures.exemption_credit, state.people);
    state.line("exemption_credit", exemptions, "exemption_credit");
    const tax = state.schedule(taxableIncome, figures.rates);
    // 316 NAC 22-003.01: the tax is not higher than the federal tax before its credits.
    const over = excess(excess(tax, exemptions), state.federal().taxBeforeCredits);
    state.line("federal_tax_limit", over);
    return { taxableIncome, tax, credits: add(exemptions, over) };
  },
});
