import { add, compare, exact, excess, sum, zero } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { data } from "./data/ks.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Kansas. */
export const usKs: Jurisdiction = defineState(
  data,
  ["method", "age", "spouse_age", "dependents"],
  (state) => {
    const { figures, income, context } = state;
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const deduction = state.deduct(standard);
    const isHead = context.status === "head_of_household";
    const exemptions = figures.exemption_by_status
      ? sum([
          state.amount(figures.exemption),
          state.times(figures.dependent_exemption, state.dependents),
          isHead ? exact(figures.head_exemption ?? 0) : zero,
        ])
      : state.times(figures.exemption_per_person, state.people + (isHead ? 1 : 0));
    state.line("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const isFree =
      compare(income, state.amount(figures.zero_tax_agi)) <= 0 ||
      compare(taxableIncome, state.amount(figures.zero_tax_income)) <= 0;
    return { taxableIncome, tax: isFree ? zero : state.schedule(taxableIncome, figures.rates) };
  },
);
