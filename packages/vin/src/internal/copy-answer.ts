import type { Vehicle } from "../schema.ts";

/** An answer is the caller's own: nothing of it is shared with another one. */
export function copyAnswer(
  answer: Vehicle,
  vin: string,
  valid: boolean,
  expected: string,
  codes: readonly number[],
): Vehicle {
  const copy: Vehicle = {
    ...answer,
    vin,
    checkDigit: { valid, expected },
    vpicCodes: codes.slice(),
    warnings: answer.warnings.map(copyWarning),
  };
  if (answer.engine !== undefined) copy.engine = { ...answer.engine };
  if (answer.plant !== undefined) copy.plant = { ...answer.plant };
  if (answer.dimensions !== undefined) copy.dimensions = { ...answer.dimensions };
  if (answer.confidence !== undefined) copy.confidence = { ...answer.confidence };
  if (answer.makeCandidates !== undefined) copy.makeCandidates = [...answer.makeCandidates];
  return copy;
}

function copyWarning(warning: Vehicle["warnings"][number]): Vehicle["warnings"][number] {
  const copy = { ...warning };
  if (warning.fields !== undefined) copy.fields = warning.fields.slice();
  if (warning.positions !== undefined) copy.positions = warning.positions.slice();
  if (warning.candidates !== undefined) copy.candidates = warning.candidates.slice();
  return copy;
}
