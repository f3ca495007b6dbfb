import { add, exact, excess, larger, multiply, sum } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { stepDown } from "../internal/phase-out.ts";
import { lookup } from "../internal/schedule.ts";
import { data } from "./data/al.generated.ts";
import { employeeContributions } from "./internal/payroll.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Alabama. */
export const usAl: Jurisdiction = defineState(
  data,
  ["age", "spouse_age", "dependents"],
  (state) => {
    const { figures, income } = state;
    const federal = state.federal();
    const slid = stepDown(
      state.amount(figures.standard_deduction),
      income,
      {
        start: state.amount(figures.standard_deduction_start),
        step: state.amount(figures.standard_deduction_step),
        perStep: state.amount(figures.standard_deduction_per_step),
      },
      "floor",
    );
    const standard = larger(slid, state.amount(figures.standard_deduction_floor));
    const contributions = employeeContributions(federal.figures, federal.wages);
    const itemized = add(contributions, state.inputs.deductions);
    state.context.assume(
      "Alabama: Social Security and Medicare contributions are itemized where that is more than the standard deduction.",
    );
    const deduction = state.line("deduction", larger(standard, itemized), "standard_deduction");
    const federalTax = excess(
      federal.taxAfterCredits,
      add(federal.credits.childRefund, federal.credits.earnedIncomeCredit),
    );
    state.line("federal_income_tax_deduction", federalTax);
    const dependents = multiply(
      lookup(income, figures.dependent_exemption),
      exact(state.dependents),
    );
    const exemptions = add(state.amount(figures.personal_exemption), dependents);
    state.line("exemptions", exemptions, "personal_exemption");
    const taxableIncome = excess(income, sum([deduction, federalTax, exemptions]));
    return { taxableIncome, tax: state.schedule(taxableIncome, figures.rates) };
  },
);
