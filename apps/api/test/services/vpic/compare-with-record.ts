import { expect } from "vitest";
import recorded from "./recorded-answers.json" with { type: "json" };

/** The values of an answer, by the number of the variable. */
export type ValuesById = ReadonlyMap<string, string | null>;

export const recordedAnswers: readonly { vin: string; values: Record<string, string> }[] =
  recorded.answers.map(({ vin, values }) => ({ vin, values: { ...values } }));

/** The error code is recorded only if it is not 0. */
const errorCode = "143";
/**
 * The snapshot of February 2026 has a trim that NHTSA had withdrawn by June: `2 Passenger` of a
 * low-speed vehicle.
 */
const withdrawn = new Set(["5ASAK27493F033353 38"]);

/**
 * The values of an answer in the form of the record: without values that are empty or do not apply.
 */
function given(vin: string, own: ValuesById): Record<string, string> {
  const filled = [...own].flatMap(([id, value]) => {
    const isRecorded = id !== errorCode || value !== "0";
    const isGiven = value !== null && value !== "" && value !== "Not Applicable" && isRecorded;
    return isGiven && !withdrawn.has(`${vin} ${id}`) ? [[id, value.trim()] as const] : [];
  });
  return Object.fromEntries(filled);
}

const trimmed = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, value.trim()]));

/** Compares an answer with the recorded one: both must have the same values. */
export function expectRecord(vin: string, own: ValuesById): void {
  const record = recordedAnswers.find((answer) => answer.vin === vin)?.values ?? {};
  expect({ vin, values: given(vin, own) }).toEqual({ vin, values: trimmed(record) });
}

/**
 * Compares an answer from the shipped data with the recorded one: no value may differ, and no value
 * may be there that NHTSA does not give. Values that the data lack are empty. Returns how many
 * values are equal.
 */
export function expectPartOfRecord(vin: string, own: ValuesById): number {
  const record = trimmed(recordedAnswers.find((answer) => answer.vin === vin)?.values ?? {});
  const values = given(vin, own);
  const known = Object.fromEntries(Object.keys(values).map((id) => [id, record[id]]));
  expect({ vin, values }).toEqual({ vin, values: known });
  return Object.keys(values).length;
}
