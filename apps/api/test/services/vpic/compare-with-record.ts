import { expect } from "vitest";
import recorded from "./recorded-answers.json" with { type: "json" };

/** What an answer says, by the number of the variable. */
export type ValuesById = ReadonlyMap<string, string | null>;

export const recordedAnswers: readonly { vin: string; values: Record<string, string> }[] =
  recorded.answers.map(({ vin, values }) => ({ vin, values: { ...values } }));

/** The code of the error is only recorded if it is not 0. */
const errorCode = "143";
/** The snapshot of February 2026 has a trim that NHTSA had withdrawn by June: `2 Passenger` of a low-speed vehicle. */
const withdrawn = new Set(["5ASAK27493F033353 38"]);
/** The compiler of the data makes one space of several. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Compares an answer with the recorded one: no value may differ, and none may be there that NHTSA does not give. Values that
 * the shipped data lack are empty. Returns how many values are equal.
 */
export function compareWithRecord(vin: string, own: ValuesById): number {
  const record = recordedAnswers.find((answer) => answer.vin === vin)?.values ?? {};
  let equal = 0;
  for (const [id, value] of own) {
    if (value === null || value === "" || value === "Not Applicable" || id === errorCode) continue;
    if (withdrawn.has(`${vin} ${id}`)) continue;
    expect({ vin, id, value: plain(value) }).toEqual({ vin, id, value: plain(record[id] ?? "") });
    equal += 1;
  }
  return equal;
}
