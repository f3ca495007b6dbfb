import type { Inputs } from "../jurisdiction.ts";
import { add, type Exact } from "../numbers/exact.ts";
import type { Contributed } from "./define-contributions.ts";

/** The inputs of a tax after contributions: their deductible part is deducted, and rules can read each contribution. */
export function inputsAfter(inputs: Inputs, all: readonly Contributed[]): Inputs {
  const contributions: Record<string, Exact> = {};
  let { deductions } = inputs;
  for (const { shares, deductible } of all) {
    for (const [id, { employee }] of Object.entries(shares)) contributions[id] = employee;
    deductions = add(deductions, deductible);
  }
  return { ...inputs, deductions, contributions };
}
