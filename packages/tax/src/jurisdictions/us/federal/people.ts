import type { CalculationContext, FilingStatus } from "../../../engine/jurisdiction.ts";

/** Taxpayer, and the spouse on a joint return. */
export function countAdults(status: FilingStatus): 1 | 2 {
  return status === "married_joint" ? 2 : 1;
}

/** Whether taxpayer and spouse are at least that old; an age that was not given is below. */
export function areAged(
  { inputs, status }: CalculationContext,
  least: number,
): readonly [boolean, boolean] {
  const { age, spouseAge } = inputs;
  const isJoint = status === "married_joint";
  return [
    age !== undefined && age >= least,
    isJoint && spouseAge !== undefined && spouseAge >= least,
  ];
}

/** How many of the two are. */
export function countAged(context: CalculationContext, least: number): number {
  const [self, spouse] = areAged(context, least);
  return (self ? 1 : 0) + (spouse ? 1 : 0);
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
