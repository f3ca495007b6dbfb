import { expect } from "vitest";
import recorded from "./recorded-answers.json" with { type: "json" };

/** The values of an answer, by the number of the variable. */
export type ValuesById = ReadonlyMap<string, string | null>;

export const recordedAnswers: readonly { vin: string; values: Record<string, string> }[] =
  recorded.answers.map(({ vin, values }) => ({ vin, values: { ...values } }));

/** The error code is recorded only if it is not 0. */
const errorCode = "143";
/** Values that NHTSA changed between June and October 2026: the name of a manufacturer. */
const changed = new Set(["1HD1BML16MY023282 27"]);

/**
 * The values of an answer in the form of the record: without values that are empty or do not apply.
 */
function given(own: ValuesById): Record<string, string> {
  const filled = [...own].flatMap(([id, value]) => {
    const isRecorded = id !== errorCode || value !== "0";
    const isGiven = value !== null && value !== "" && value !== "Not Applicable" && isRecorded;
    return isGiven ? [[id, value.trim()] as const] : [];
  });
  return Object.fromEntries(filled);
}

const trimmed = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, value.trim()]));

/** Compares an answer with the recorded one: both must have the same values. */
export function expectRecord(vin: string, own: ValuesById): void {
  const record = recordedAnswers.find((answer) => answer.vin === vin)?.values ?? {};
  expect({ vin, values: given(own) }).toEqual({ vin, values: trimmed(record) });
}

/**
 * Compares an answer from the shipped data with the recorded one. NHTSA has changed the case of some
 * words since, and its recorded answers have one of several texts, by no known rule. Returns how
 * many values are equal.
 */
export function expectRecordOfJune(vin: string, own: ValuesById): number {
  const record = trimmed(recordedAnswers.find((answer) => answer.vin === vin)?.values ?? {});
  const values = Object.fromEntries(
    Object.entries(given(own)).map(([id, value]) => {
      const was = record[id] ?? "";
      const texts = [value, ...value.split(", ")].map((text) => text.toLowerCase());
      const isSame = texts.includes(was.toLowerCase()) || changed.has(`${vin} ${id}`);
      return [id, isSame ? was : value];
    }),
  );
  expect({ vin, values }).toEqual({ vin, values: record });
  return Object.keys(values).length;
}
