import { add, type Exact, exact, excess, larger, multiply, sum } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { stepDown } from "../internal/phase-out.ts";
import { lookup } from "../internal/schedule.ts";
import { type AlabamaFigures, data } from "./data/al.generated.ts";
import { federalCredits } from "./internal/federal-credits.ts";
import { employeeContributions, wagesOfEarners } from "./internal/payroll.ts";
import { defineState } from "./internal/state.ts";
import type { StateCase } from "./internal/state-case.ts";

/** The income tax of Alabama. */
export const usAl: Jurisdiction = defineState(
  data,
  ["method", "age", "spouse_age", "dependents", "spouse_income"],
  (state) => {
    const { figures, income, context, inputs } = state;
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
    // The wage base of Social Security is that of each earner.
    const contributions = sum(
      wagesOfEarners(context).map((earned) => employeeContributions(federal.figures, earned)),
    );
    const itemized = add(contributions, inputs.deductions);
    context.assume(
      "Alabama: Social Security and Medicare contributions are itemized where that is more than the standard deduction.",
    );
    const deduction = state.line("deduction", larger(standard, itemized), "standard_deduction");
    const federalTax = state.line("federal_income_tax_deduction", federalTaxDeduction(state));
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

/** The federal tax less its refundable credits; for 2021 with the credits as they were before the Rescue Plan. */
function federalTaxDeduction(state: StateCase<AlabamaFigures>): Exact {
  const { context, inputs } = state;
  const federal = state.federal();
  const { child_credit, earned_income_credit } = state.figures;
  const credits =
    child_credit && earned_income_credit
      ? federalCredits(
          context,
          { ...federal.figures, child_credit, earned_income_credit },
          {
            adjustedGrossIncome: federal.adjustedGrossIncome,
            earnedIncome: federal.earnedIncome,
            investment: add(inputs.longTermCapitalGains, inputs.dividends),
            socialSecurityTaxes: federal.socialSecurityTaxes,
            tax: federal.taxBeforeCredits,
          },
        )
      : federal.credits;
  return excess(
    federal.taxBeforeCredits,
    sum([credits.nonRefundable, credits.childRefund, credits.earnedIncomeCredit]),
  );
}
