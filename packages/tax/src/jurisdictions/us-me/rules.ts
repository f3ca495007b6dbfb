import { add, type Exact, exact, excess, multiply, sum, zero } from "../../engine/amounts.ts";
import { fadeOver, stepDown } from "../../engine/formulas/phase-out.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsMeFigures } from "./figures.ts";

/** The income tax of Maine. */
export const usMe: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "dependent_ages"],
  steps: (figures, state) => {
    const { income } = state;
    const deduction = fadeOver(
      state.deduct(
        add(
          state.amount(figures.standard_deduction),
          state.times(figures.standard_deduction_65, state.aged()),
        ),
      ),
      income,
      state.amount(figures.deduction_start),
      state.amount(figures.deduction_width),
    );
    const exemptions = fadeOver(
      state.times(figures.exemption, state.adults),
      income,
      state.amount(figures.exemption_start),
      state.amount(figures.exemption_width),
    );
    state.deducted("deduction.after_phase_out", deduction, "deduction_width");
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(income, add(deduction, exemptions));
    const surcharge =
      figures.surcharge_start === undefined
        ? zero
        : multiply(
            excess(taxableIncome, state.amount(figures.surcharge_start)),
            exact(figures.surcharge_rate),
          );
    const tax = add(state.schedule(taxableIncome, figures.rates), surcharge);
    const credit = dependentCredit(state);
    return {
      taxableIncome,
      tax,
      ...(figures.dependent_credit_refundable
        ? { refundable: { dependent_credit: credit } }
        : { credits: credit }),
      parts: { surcharge },
    };
  },
});

function dependentCredit(state: StateCase<UsMeFigures>): Exact {
  const { figures, inputs } = state;
  if (state.dependents === 0) return zero;
  const unknown = Math.max(0, state.dependents - inputs.dependentAges.length);
  const weights = inputs.dependentAges.map((age) =>
    lookupAtLeast(exact(age), figures.dependent_credit_multiplier),
  );
  const whole = multiply(exact(figures.dependent_credit), add(sum(weights), exact(unknown)));
  const rule = {
    start: state.amount(figures.dependent_credit_start),
    step: exact(figures.dependent_credit_step),
    perStep: exact(figures.dependent_credit_per_step),
  };
  // 36 M.R.S. 5219-SS. The source of the figures gives the size of a step, but not whether a step
  // that has begun counts. Here it counts.
  const credit = stepDown(whole, state.income, rule, "ceil");
  return state.line("dependent_credit", credit, "dependent_credit");
}
