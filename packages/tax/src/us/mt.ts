import {
  add,
  clamp,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  smaller,
  subtract,
  zero,
} from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { stackedTax } from "../internal/schedule.ts";
import { data, type MontanaFigures } from "./data/mt.generated.ts";
import { defineState, type StateCase } from "./internal/state.ts";

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
      const itemized = add(inputs.deductions, federalTaxDeduction(state));
      const deduction = state.line("deduction", larger(standard, itemized), "standard_max");
      const taxableIncome = excess(income, add(deduction, exemptions));
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

/** To 2023 the federal tax is an itemized deduction, so that everybody who pays much of it itemizes. */
function federalTaxDeduction(state: StateCase<MontanaFigures>): Exact {
  const { federal_tax_cap } = state.figures;
  if (federal_tax_cap === undefined) return zero;
  state.context.assume(
    "Montana: the federal tax is itemized up to its limit, beside deductions, where that is more than the standard deduction.",
  );
  const deducted = smaller(state.federal().taxAfterCredits, state.amount(federal_tax_cap));
  return state.line("federal_income_tax_deduction", deducted, "federal_tax_cap");
}
