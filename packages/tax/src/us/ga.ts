import { add, exact, excess, multiply, sum, zero } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { lookupAtLeast } from "../internal/schedule.ts";
import { data } from "./data/ga.generated.ts";
import { countKnownChildren } from "./internal/people.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of Georgia. */
export const usGa: Jurisdiction = defineState(
  data,
  ["age", "spouse_age", "dependents"],
  (state) => {
    const { figures, income, context } = state;
    const deduction = state.deduct(state.amount(figures.standard_deduction));
    const personal =
      figures.personal_exemption_applies && figures.personal_exemption !== undefined
        ? state.amount(figures.personal_exemption)
        : zero;
    const dependents = state.times(figures.dependent_exemption, state.dependents);
    state.line("exemptions", add(personal, dependents), "dependent_exemption");
    const taxableIncome = excess(income, sum([deduction, personal, dependents]));
    const tax = state.schedule(taxableIncome, figures.rates);
    // O.C.G.A. 48-7A-3(b): who is 65 counts twice.
    const persons = exact(state.people + state.aged());
    const credit = multiply(lookupAtLeast(income, figures.low_income_credit), persons);
    if (credit.numerator > 0) context.trace.line("low_income_credit", credit, "low_income_credit");
    if (!figures.child_credit || !figures.child_credit_age) {
      return { taxableIncome, tax, credits: credit };
    }
    const small = countKnownChildren(context, figures.child_credit_age);
    const ofChildren = state.times(figures.child_credit, small);
    state.line("child_credit", ofChildren, "child_credit");
    return { taxableIncome, tax, credits: add(credit, ofChildren) };
  },
);
