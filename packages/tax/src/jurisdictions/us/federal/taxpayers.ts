import { type Exact, exact } from "../../../engine/amounts.ts";
import type { CalculationContext, FilingStatus } from "../../../engine/jurisdiction.ts";

/** The number of taxpayers on the return: two on a joint return, else one. */
export function countAdults(status: FilingStatus): 1 | 2 {
  return status === "married_joint" ? 2 : 1;
}

/** The ages of the taxpayer and, on a joint return, of the spouse, where they are given. */
export function agesOf({
  inputs,
  status,
}: CalculationContext): readonly [number | undefined, number | undefined] {
  return [inputs.age, status === "married_joint" ? inputs.spouseAge : undefined];
}

/** Whether the taxpayer and the spouse are at least that old. False if the age is not given. */
export function areAged(
  { inputs, status }: CalculationContext,
  least: number,
): readonly [boolean, boolean] {
  const { age = 0, spouseAge = 0 } = inputs;
  return [age >= least, status === "married_joint" && spouseAge >= least];
}

/** The number of people, out of taxpayer and spouse, who are at least that old. */
export function countAged(context: CalculationContext, least: number): number {
  const [self, spouse] = areAged(context, least);
  return Number(self) + Number(spouse);
}

/**
 * Dependents below an age. A dependent without an age counts as a child, and `assumptions` says so.
 */
export function countChildren(context: CalculationContext, under: number): number {
  const { inputs, assume } = context;
  const unknown = Math.max(0, inputs.dependents - inputs.dependentAges.length);
  if (unknown > 0) {
    assume(
      "Dependents without an age in dependent_ages are qualifying children from 6 to 12 years old.",
    );
  }
  return unknown + countKnownChildren(context, under);
}

/** Like {@link countChildren}, but counts only dependents whose age is given. */
export function countKnownChildren({ inputs }: CalculationContext, under: number): number {
  return inputs.dependentAges.filter((age) => age < under).length;
}

/** The income above which an amount falls: a higher one on a joint return. */
export function startFor(
  status: FilingStatus,
  rule: { readonly start_joint: number; readonly start_other: number },
): Exact {
  return exact(status === "married_joint" ? rule.start_joint : rule.start_other);
}
