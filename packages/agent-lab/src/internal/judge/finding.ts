import { type ViolationCode, violationTable } from "../../data/violation-codes.ts";
import type { Score } from "../../types.ts";

/** A violation before it is sorted into the report. */
export type Finding = Score["violations"][number];

/** Builds a violation. `seq` is the entry of the transcript; null if the agent left something undone. */
export function finding(
  code: ViolationCode,
  seq: number | null,
  why: string,
  harm?: Finding["harm"],
): Finding {
  const [kind] = violationTable[code];
  return { code, kind, seq, why, ...(harm === undefined ? {} : { harm }) };
}
