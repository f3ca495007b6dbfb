import {
  add,
  countSteps,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { asPrinted } from "../../engine/formulas/printed-table.ts";
import { lookup, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState, type StateResult, sumOf } from "../us/states/define-state.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsCtFigures } from "./figures.ts";

/** The income tax of Connecticut. */
export const usCt: Jurisdiction = defineState({
  data,
  inputs: ["method"],
  steps: (_figures, state) => {
    state.withoutItemizing();
    // The printed table is read with the adjusted gross income. Its amounts already include every
    // exemption and credit.
    const row = state.rowOf(state.income);
    if (row === undefined) return taxOn(state, state.income);
    const inMiddle = taxOn(state, row.middle);
    const credits = sumOf(inMiddle.credits ?? zero);
    const exactly = subtract(inMiddle.tax, credits);
    const printed = asPrinted(exactly);
    state.line("rates.table_rounding", subtract(printed, exactly), "printed_table");
    return { ...inMiddle, tax: add(printed, credits) };
  },
});

function taxOn(state: StateCase<UsCtFigures>, income: Exact): StateResult {
  const { figures } = state;
  // Conn. Gen. Stat. 12-702: the exemption falls by 1,000 for each 1,000 of income over the start,
  // or part of it.
  const exemption = stepDown(
    state.amount(figures.personal_exemption),
    income,
    {
      start: state.amount(figures.exemption_start),
      step: exact(figures.exemption_step),
      perStep: exact(figures.exemption_per_step),
    },
    "ceil",
  );
  state.deducted("personal_exemption", exemption, "personal_exemption");
  const taxableIncome = excess(income, exemption);
  const brackets = state.pick(figures.rates);
  const initial = progressiveTax(taxableIncome, brackets, state.context.trace, "rates");
  const step = (tier: Tier) => stepsUp(state, income, tier);
  const addback = state.line("phase_out_addback", step("addback"), "addback_per_step");
  const low = figures.recapture_low_start === undefined ? zero : step("recapture_low");
  const recapture = sum([low, step("recapture_middle"), step("recapture_high")]);
  state.line("recapture", recapture, "recapture_middle_per_step");
  const tax = sum([initial, addback, recapture]);
  // Table E says "more than", so an income exactly on a limit belongs to the lower row.
  const share = lookup(income, state.pick(figures.credit_percentage));
  return {
    taxableIncome,
    tax,
    credits: state.line("personal_credit", multiply(tax, share), "credit_percentage"),
    parts: { phase_out_addback: addback, recapture },
  };
}

type Tier = "addback" | "recapture_low" | "recapture_middle" | "recapture_high";

/**
 * A fixed amount for every step of income over the start, up to a maximum. A step that has begun
 * counts as a full one.
 */
function stepsUp(state: StateCase<UsCtFigures>, income: Exact, tier: Tier): Exact {
  const { figures } = state;
  const at = (part: "start" | "step" | "per_step" | "max") => {
    const value = figures[`${tier}_${part}`];
    return value === undefined ? zero : state.amount(value);
  };
  const over = excess(income, at("start"));
  if (!isPositive(over)) return zero;
  return smaller(multiply(countSteps(over, at("step"), "ceil"), at("per_step")), at("max"));
}
