import type { Exact } from "../../../engine/amounts.ts";
import { federalReturn } from "../federal/federal-return.ts";
import { type StateCase, silent } from "./state-case.ts";

/**
 * The federal earned income credit as it would be if people without children were eligible from an
 * age below 25, as some states count it.
 */
export function earnedIncomeCreditFrom(state: StateCase<unknown>, least: number): Exact {
  const { context, inputs, filed } = state;
  const age = countedAge(inputs.age, least);
  const spouseAge = countedAge(inputs.spouseAge, least);
  if (age === inputs.age && spouseAge === inputs.spouseAge) {
    return filed.credits.earnedIncomeCredit;
  }
  const older = { ...context, ...silent, inputs: { ...inputs, age, spouseAge } };
  return federalReturn(older, filed.figures).credits.earnedIncomeCredit;
}

function countedAge(age: number | undefined, least: number): number | undefined {
  return age !== undefined && age >= least && age < 25 ? 25 : age;
}
