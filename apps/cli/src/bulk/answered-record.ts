import type { Problem } from "../errors/problem.ts";
import type { InputRecord } from "./read/input-record.ts";

/** A record with its answer or its problem. */
export interface Answered {
  readonly record: InputRecord;
  readonly data?: object;
  /** Fields that replace those of `data`, if that is shared with other answers. */
  readonly own?: Readonly<Record<string, unknown>> | undefined;
  readonly error?: Problem;
}

/** The answer of a record as one object. Its fields stay in their order. */
export function wholeAnswer({ own }: Answered, data: object): object {
  return own === undefined ? data : { ...data, ...own };
}
