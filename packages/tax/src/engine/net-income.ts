import { type Exact, excess } from "./amounts.ts";
import type { Inputs } from "./jurisdiction.ts";

/**
 * Whether deductions and credits for employees apply. They apply unless the request has
 * another `basis`.
 */
export function isEmployee(inputs: Inputs): boolean {
  return inputs.basis === "employment";
}

/** Gross income less `deductions`, but not below zero. */
export function netIncome({ grossIncome, deductions }: Inputs): Exact {
  return excess(grossIncome, deductions);
}
