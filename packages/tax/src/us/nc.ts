import { add, exact, excess, multiply } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { lookup } from "../internal/schedule.ts";
import { data } from "./data/nc.generated.ts";
import { defineState } from "./internal/state.ts";

/** The income tax of North Carolina. */
export const usNc: Jurisdiction = defineState(data, ["dependents", "dependent_ages"], (state) => {
  const { figures, income } = state;
  const deduction = state.deduct(state.amount(figures.standard_deduction));
  const perChild = lookup(income, state.pick(figures.child_deduction));
  const children = multiply(perChild, exact(state.children(17)));
  if (state.dependents > 0) state.line("child_deduction", children, "child_deduction");
  const taxableIncome = excess(income, add(deduction, children));
  const tax = multiply(taxableIncome, exact(figures.rate));
  return { taxableIncome, tax: state.line("tax", tax, "rate") };
});
