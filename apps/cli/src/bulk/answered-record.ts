import type { Problem } from "../errors/problem.ts";
import type { InputRecord } from "./read/input-record.ts";

/** A record with its answer or its problem. */
export interface Answered {
  readonly record: InputRecord;
  readonly data?: object;
  readonly error?: Problem;
}
