import type { CalculationContext, FilingStatus } from "../../internal/jurisdiction.ts";

/** Taxpayer, and the spouse on a joint return. */
export function countAdults(status: FilingStatus): 1 | 2 {
  return status === "married_joint" ? 2 : 1;
}

/** How many of taxpayer and spouse are at least that old; an age that was not given is below. */
export function countAged({ inputs, status }: CalculationContext, least: number): number {
  const self = inputs.age !== undefined && inputs.age >= least ? 1 : 0;
  const isJoint = status === "married_joint";
  const spouse = isJoint && inputs.spouseAge !== undefined && inputs.spouseAge >= least ? 1 : 0;
  return self + spouse;
}

/** Dependents under an age. One whose age was not given counts as a child, which `assumptions` says. */
export function countChildren({ inputs, assume }: CalculationContext, under: number): number {
  const unknown = Math.max(0, inputs.dependents - inputs.dependentAges.length);
  if (unknown > 0) {
    assume(
      "Dependents without an age in dependent_ages are qualifying children from 6 to 12 years old.",
    );
  }
  return unknown + inputs.dependentAges.filter((age) => age < under).length;
}

/** As {@link countChildren}, but only those known to be that young. */
export function countKnownChildren({ inputs }: CalculationContext, under: number): number {
  return inputs.dependentAges.filter((age) => age < under).length;
}
