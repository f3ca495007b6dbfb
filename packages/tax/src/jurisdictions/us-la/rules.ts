import { add, excess, smaller, sum, zero } from "../../engine/amounts.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import { defineState } from "../us/states/define-state.ts";
import { data } from "./figures.ts";

/** The income tax of Louisiana. */
export const usLa: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { income } = state;
    const federal = state.federal();
    if (figures.flat && figures.standard_deduction !== undefined) {
      state.withoutItemizing();
      const standard = state.deducted(
        "deduction",
        state.amount(figures.standard_deduction),
        "standard_deduction",
      );
      const taxableIncome = excess(income, standard);
      return { taxableIncome, tax: state.schedule(taxableIncome, figures.rates) };
    }
    const federalTax = figures.federal_tax_deductible ? federal.taxAfterCredits : zero;
    const itemized = excess(federal.itemizes ? federal.deduction : zero, federal.standardDeduction);
    const taxableIncome = excess(income, add(federalTax, itemized));
    const exemptions = sum([
      state.amount(figures.personal_exemption),
      state.times(figures.dependent_exemption, state.dependents),
      state.times(figures.aged_exemption ?? 0, state.aged()),
    ]);
    state.deducted("exemptions", exemptions, "personal_exemption");
    // The exemptions are taken off the lowest bracket, so each is worth that bracket's rate.
    const rates = state.pick(figures.rates);
    const tax = state.printed(taxableIncome, (base) =>
      excess(
        progressiveTax(base, rates, state.context.trace, "rates"),
        progressiveTax(smaller(exemptions, base), rates, silentTrace, "rates"),
      ),
    );
    return { taxableIncome, tax };
  },
});
