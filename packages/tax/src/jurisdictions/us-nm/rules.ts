import {
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  ratio,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { lookup, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import { defineState } from "../us/states/define-state.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsNmFigures } from "./figures.ts";

/** The income tax of New Mexico. */
export const usNm: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { income, inputs } = state;
    const federal = state.federal();
    const forDependents = state.times(
      figures.dependents_deduction,
      Math.max(0, state.dependents - 1),
    );
    const gains = state.netGain;
    const gainDeduction = larger(
      progressiveTax(gains, figures.gain_deduction_max, silentTrace, "gain_deduction_max"),
      multiply(gains, exact(figures.gain_deduction_rate)),
    );
    const low = lowIncomeExemption(state);
    // NMSA 7-2-5.2: "over 25,500, but not over 27,000", so an income exactly on a limit belongs to
    // the lower row.
    const perAged = lookup(income, state.pick(figures.aged_exemption));
    const aged = multiply(perAged, exact(state.aged()));
    if (state.aged() > 0) state.line("aged_exemption", aged, "aged_exemption");
    // NMSA 7-2-5.7: exempts people of 100 years. Each spouse owns half of the income (40-3-8,
    // community property).
    const centenarians = ratio(state.aged(figures.exempt_age), state.adults);
    const exempt = multiply(income, centenarians);
    if (isPositive(exempt)) state.line("centenarian_exemption", exempt, "exempt_age");
    const deductions = sum([federal.deduction, forDependents, gainDeduction, low, aged, exempt]);
    const taxableIncome = excess(income, deductions);
    return { taxableIncome, tax: state.schedule(taxableIncome, figures.rates) };
  },
});

/** Up to 2,500 for each person. It falls with income and is zero from the limit on. */
function lowIncomeExemption(state: StateCase<UsNmFigures>): Exact {
  const { figures, income } = state;
  if (compare(income, state.amount(figures.low_income_limit)) > 0) return zero;
  const perPerson = slopeDown(
    exact(figures.low_income_exemption),
    income,
    state.amount(figures.low_income_start),
    state.amount(figures.low_income_rate),
  );
  const exemption = multiply(perPerson, exact(state.people));
  return state.deducted("low_income_exemption", exemption, "low_income_exemption");
}
