import type { Problem } from "../errors/problem.ts";

/** One input of a list, as the user typed it, with its result or its error. */
export type Row<Data> = { readonly input: string } & (
  | { readonly data: Data }
  | { readonly error: Problem }
);

/** The document for --json. It has the same shape as the API's answer to a batch. */
export function batchDocument<Data>(rows: readonly Row<Data>[]) {
  return {
    results: rows.map((row) => ("data" in row ? { data: row.data } : { error: row.error })),
  };
}

/** The lines for --ndjson: each result, or, for an input that failed, the input as typed with its error. */
export function batchRecords<Data>(rows: readonly Row<Data>[]): unknown[] {
  return rows.map((row) => ("data" in row ? row.data : { input: row.input, error: row.error }));
}
