import type { AlmanacProblem } from "./AlmanacProblem.ts";

/**
 * Returns the data of an answer, or throws its error.
 *
 * @throws {AlmanacProblem} the `error` of the answer
 */
export function unwrap<Data>(
  answer:
    | { readonly data: Data; readonly error?: never }
    | { readonly data?: never; readonly error: AlmanacProblem },
): Data {
  if (answer.error !== undefined) throw answer.error;
  // An answer without an error has data.
  return answer.data as Data;
}
