import { add, exact, excess, multiply } from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Rhode Island. */
export const usRi: Jurisdiction = defineState({
  data,
  inputs: ["method", "dependents"],
  steps: (figures, state) => {
    const { income } = state;
    const standard = state.amount(figures.standard_deduction);
    state.withoutItemizing();
    // RI-1040 worksheets: the deduction falls by a fifth for each step of income over the start, or
    // part of it. So do the exemptions.
    const deduction = stepDown(
      standard,
      income,
      {
        start: exact(figures.standard_start),
        step: exact(figures.standard_step),
        perStep: multiply(standard, exact(figures.standard_loss_per_step)),
      },
      "ceil",
    );
    const whole = state.times(figures.exemption, state.people);
    const exemptions = stepDown(
      whole,
      income,
      {
        start: exact(figures.exemption_start),
        step: exact(figures.exemption_step),
        perStep: multiply(whole, exact(figures.exemption_loss_per_step)),
      },
      "ceil",
    );
    state.deducted("standard_deduction", deduction, "standard_deduction");
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    return { taxableIncome, tax: state.schedule(taxableIncome, figures.rates) };
  },
});
