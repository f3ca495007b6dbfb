import { add, excess, isPositive, larger, multiply } from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Vermont. */
export const usVt: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { income } = state;
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const deduction = state.deducted("deduction", standard, "standard_deduction");
    state.withoutItemizing();
    const exemptions = state.times(figures.exemption, state.people);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const share = lookup(income, figures.minimum_tax);
    // If a minimum tax applies, the form compares it with the rate schedule, not with the printed
    // table: IN-111, line 8.
    const regular = isPositive(share)
      ? state.scheduleWithoutTable(taxableIncome, figures.rates)
      : state.schedule(taxableIncome, figures.rates);
    const minimum = multiply(income, share);
    state.line("minimum_tax", minimum, "minimum_tax");
    return { taxableIncome, tax: larger(regular, minimum) };
  },
});
