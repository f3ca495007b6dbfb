import { add, compare, type Exact, exact, excess, sum, zero } from "../../engine/amounts.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsKsFigures } from "./figures.ts";

/** The income tax of Kansas. */
export const usKs: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { income, context } = state;
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const deduction = state.deduct(standard);
    const isHead = ["head_of_household", "surviving_spouse"].includes(context.status);
    const exemptions = figures.exemption_by_status
      ? sum([
          state.amount(figures.exemption),
          state.times(figures.dependent_exemption, state.dependents),
          isHead ? exact(figures.head_exemption ?? 0) : zero,
        ])
      : state.times(figures.exemption_per_person, state.people + (isHead ? 1 : 0));
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const isFree =
      compare(income, state.amount(figures.zero_tax_agi)) <= 0 ||
      compare(taxableIncome, state.amount(figures.zero_tax_income)) <= 0;
    const tax = isFree ? zero : state.schedule(taxableIncome, figures.rates);
    return { taxableIncome, tax, credits: foodCredit(state) };
  },
});

/**
 * K.S.A. 79-32,271, to 2024: for small incomes, if there is a child under 18 or someone of 55
 * or more.
 */
function foodCredit(state: StateCase<UsKsFigures>): Exact {
  const { food_credit, food_credit_limit, food_credit_age } = state.figures;
  if (!food_credit || !food_credit_limit || !food_credit_age) return zero;
  if (compare(state.income, exact(food_credit_limit)) > 0) return zero;
  const children = state.children(18);
  if (children === 0 && state.aged(food_credit_age) === 0) return zero;
  const credit = state.times(food_credit, state.adults + children);
  return state.line("food_credit", credit, "food_credit");
}
