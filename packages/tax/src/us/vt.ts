import { add, excess, larger, multiply } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { lookup } from "../internal/schedule.ts";
import { data } from "./data/vt.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Vermont. */
export const usVt: Jurisdiction = defineState(
  data,
  ["age", "spouse_age", "dependents"],
  (state) => {
    const { figures, income } = state;
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const deduction = state.line("deduction", standard, "standard_deduction");
    state.withoutItemizing();
    const exemptions = state.times(figures.exemption, state.people);
    state.line("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const regular = state.schedule(taxableIncome, figures.rates);
    const minimum = multiply(income, lookup(income, figures.minimum_tax));
    state.line("minimum_tax", minimum, "minimum_tax");
    return { taxableIncome, tax: larger(regular, minimum) };
  },
);
