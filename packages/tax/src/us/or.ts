import { add, compare, excess, smaller, zero } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { lookupAtLeast } from "../internal/schedule.ts";
import { data } from "./data/or.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Oregon. */
export const usOr: Jurisdiction = defineState(
  data,
  ["age", "spouse_age", "dependents"],
  (state) => {
    const { figures, income } = state;
    const federal = state.federal();
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const deduction = state.deduct(standard);
    const cap = lookupAtLeast(income, state.pick(figures.federal_tax_cap));
    const federalTax = smaller(federal.taxAfterCredits, cap);
    state.line("federal_tax_subtraction", federalTax, "federal_tax_cap");
    const taxableIncome = excess(income, add(deduction, federalTax));
    const tax = state.schedule(taxableIncome, figures.rates);
    const isLost = compare(income, state.amount(figures.exemption_credit_limit)) > 0;
    const credits = isLost ? zero : state.times(figures.exemption_credit, state.people);
    state.line("exemption_credit", credits, "exemption_credit");
    return { taxableIncome, tax, credits };
  },
);
