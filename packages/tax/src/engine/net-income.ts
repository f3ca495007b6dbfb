import type { Inputs } from "./jurisdiction.ts";
import { type Exact, excess } from "./numbers/exact.ts";

/** Employee deductions and credits apply; without a basis they do. */
export function isEmployee(inputs: Inputs): boolean {
  return inputs.basis === "employment";
}

/** Gross income less what is claimed, not below zero. */
export function netIncome({ grossIncome, deductions }: Inputs): Exact {
  return excess(grossIncome, deductions);
}
