import {
  add,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { wagesOfEarners } from "../us/federal/income.ts";
import { countKnownChildren, investmentOfEach } from "../us/federal/taxpayers.ts";
import { defineState } from "../us/states/define-state.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsGaFigures } from "./figures.ts";

/** The income tax of Georgia. */
export const usGa: Jurisdiction = defineState({
  data,
  inputs: ["age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { income, context } = state;
    const deduction = state.deduct(state.amount(figures.standard_deduction));
    const personal =
      figures.personal_exemption_applies && figures.personal_exemption !== undefined
        ? state.amount(figures.personal_exemption)
        : zero;
    const dependents = state.times(figures.dependent_exemption, state.dependents);
    state.deducted("exemptions", add(personal, dependents), "dependent_exemption");
    const taxableIncome = excess(
      income,
      sum([deduction, personal, dependents, retirementExclusion(state)]),
    );
    const tax = state.schedule(taxableIncome, figures.rates);
    // O.C.G.A. 48-7A-3(b): a person of 65 counts twice.
    const persons = exact(state.people + state.aged());
    // Form 500 says "under 6,000", "under 8,000" and so on, so an income exactly on a limit belongs
    // to the upper row.
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
});

/**
 * O.C.G.A. 48-7-27(a)(5): excludes investment income and a part of the earnings of each person of
 * 62 or more. The limit is higher from 65.
 */
function retirementExclusion(state: StateCase<UsGaFigures>): Exact {
  const { figures, context, inputs } = state;
  const areOlder = state.areAged();
  const areEligible = state.areAged(62);
  if (!areEligible.includes(true)) return zero;
  const [wages, ofSpouse] = wagesOfEarners(context);
  const earned = [add(wages, inputs.selfEmploymentIncome), ofSpouse];
  const investment = investmentOfEach(context);
  const parts = earned.map((each, index) => {
    if (!areEligible[index]) return zero;
    const counted = smaller(each, exact(figures.retirement_exclusion_earned));
    const most = areOlder[index] ? figures.retirement_exclusion_65 : figures.retirement_exclusion;
    return smaller(add(counted, investment[index] ?? zero), exact(most));
  });
  return state.line("retirement_exclusion", sum(parts), "retirement_exclusion_65");
}
