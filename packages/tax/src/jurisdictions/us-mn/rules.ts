import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsMnFigures } from "./figures.ts";

/** The income tax of Minnesota. */
export const usMn: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  steps: (figures, state) => {
    const { income, inputs } = state;
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const whole = state.deduct(standard);
    const deduction = subtract(whole, reductionOf(state, whole));
    const dependents = state.times(figures.dependent_exemption, state.dependents);
    // Form M1 instructions: the exemptions fall by 2 % for each step of income over the start, or
    // fraction of a step.
    const exemptions = stepDown(
      dependents,
      income,
      {
        start: state.amount(figures.exemption_start),
        step: state.amount(figures.exemption_step),
        perStep: multiply(dependents, exact(figures.exemption_loss_per_step)),
      },
      "ceil",
    );
    state.deducted("deduction.after_reduction", deduction, "reduction_rate_low");
    if (state.dependents > 0) state.deducted("exemptions", exemptions, "dependent_exemption");
    const taxableIncome = excess(income, sum([deduction, exemptions, elderlySubtraction(state)]));
    const tax = state.schedule(taxableIncome, figures.rates);
    const investment = add(state.netGain, inputs.dividends);
    const extra = figures.investment_tax
      ? progressiveTax(investment, figures.investment_tax, state.context.trace, "investment_tax")
      : zero;
    return { taxableIncome, tax: add(tax, extra), parts: { net_investment_tax: extra } };
  },
});

/**
 * The deduction falls by 3 % of the income over a start and, since 2023, by 10 % of the income over
 * a second one. It loses at most 80 %.
 */
function reductionOf(state: StateCase<UsMnFigures>, whole: Exact): Exact {
  const { figures, income } = state;
  const most = multiply(whole, exact(figures.reduction_cap));
  const { full_reduction_over, reduction_start_high, reduction_rate_high } = figures;
  if (full_reduction_over !== undefined && compare(income, exact(full_reduction_over)) > 0) {
    return most;
  }
  const low = state.amount(figures.reduction_start_low);
  if (reduction_start_high === undefined || reduction_rate_high === undefined) {
    return smaller(most, multiply(excess(income, low), exact(figures.reduction_rate_low)));
  }
  const high = state.amount(reduction_start_high);
  const between = multiply(excess(smaller(income, high), low), exact(figures.reduction_rate_low));
  const above = multiply(excess(income, high), exact(reduction_rate_high));
  return smaller(most, add(between, above));
}

/**
 * Schedule M1R, for people without benefits: the subtraction falls by half of the income over
 * a start.
 */
function elderlySubtraction(state: StateCase<UsMnFigures>): Exact {
  const { figures, income } = state;
  const aged = state.aged();
  if (aged === 0) return zero;
  const start =
    aged === 2
      ? exact(figures.elderly_subtraction_start_of_two)
      : state.amount(figures.elderly_subtraction_start);
  const lost = multiply(excess(income, start), exact(figures.elderly_subtraction_rate));
  const subtraction = excess(state.amount(figures.elderly_subtraction), lost);
  return state.line("elderly_subtraction", subtraction, "elderly_subtraction");
}
