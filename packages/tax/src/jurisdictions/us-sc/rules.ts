import {
  add,
  type Exact,
  exact,
  excess,
  multiply,
  roundTo,
  smaller,
  subtract,
  sum,
} from "../../engine/amounts.ts";
import { fadeOver } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { silentTrace } from "../../engine/trace.ts";
import { defineState } from "../us/states/define-state.ts";
import { earnedShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsScFigures } from "./figures.ts";

/** The income tax of South Carolina. */
export const usSc: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "dependent_ages", "spouse_income"],
  steps: (figures, state) => {
    const { inputs } = state;
    const dependents = add(
      state.times(figures.dependent_exemption, state.dependents),
      state.times(
        figures.young_child_deduction,
        inputs.dependentAges.filter((age) => age < figures.young_child_age).length,
      ),
    );
    const gains = multiply(state.netGain, exact(figures.gain_deduction));
    const start = startingIncome(state);
    const aged = state.times(figures.age_deduction, state.aged());
    if (state.aged() > 0) state.line("age_deduction", aged, "age_deduction");
    const taxableIncome = excess(start, sum([dependents, gains, aged]));
    const tax = state.schedule(taxableIncome, figures.rates);
    const earned = earnedShares(state);
    if (earned === undefined) return { taxableIncome, tax };
    const credit = progressiveTax(
      smaller(earned[0], earned[1]),
      figures.two_earner_credit,
      silentTrace,
      "two_earner_credit",
    );
    return {
      taxableIncome,
      tax,
      credits: state.line("two_earner_credit", credit, "two_earner_credit"),
    };
  },
});

/**
 * To 2025: federal taxable income, with the older standard deduction in 2025. From 2026 the state
 * has a deduction of its own, which falls with income.
 */
function startingIncome(state: StateCase<UsScFigures>): Exact {
  const { figures, income } = state;
  const { own_deduction, own_deduction_start, own_deduction_width } = figures;
  if (own_deduction && own_deduction_start && own_deduction_width) {
    const whole = state.amount(own_deduction);
    const faded = fadeOver(
      whole,
      income,
      state.amount(own_deduction_start),
      state.amount(own_deduction_width),
    );
    // The reduction is a multiple of 10. No source says how it is rounded, so it is rounded to the
    // nearest multiple.
    const reduction = roundTo(subtract(whole, faded), exact(10), "half_up");
    return excess(income, state.deducted("deduction", subtract(whole, reduction), "own_deduction"));
  }
  const federal = state.federal();
  const older = figures.older_standard_deduction;
  if (older === undefined) return federal.taxableIncome;
  // South Carolina does not allow the federal senior deduction of 2025 either: SC1040, line e.
  if (federal.itemizes) return excess(income, federal.deduction);
  const newer = exact(federal.figures.standard_deduction[state.context.status]);
  const addback = excess(newer, state.amount(older));
  state.line("standard_deduction_addback", addback, "older_standard_deduction");
  return excess(income, subtract(federal.deduction, addback));
}
