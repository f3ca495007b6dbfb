import type { Problem } from "../errors/problem.ts";

/** One input of a list as it was typed, and what became of it. */
export type Row<Data> = { readonly input: string } & (
  | { readonly data: Data }
  | { readonly error: Problem }
);

/** The document of --json: the API's answer to a batch. */
export function batchDocument<Data>(rows: readonly Row<Data>[]) {
  return {
    results: rows.map((row) => ("data" in row ? { data: row.data } : { error: row.error })),
  };
}

/** The lines of --ndjson: the answer itself, or the input as typed and what is wrong with it, so that no row is lost. */
export function batchRecords<Data>(rows: readonly Row<Data>[]): unknown[] {
  return rows.map((row) => ("data" in row ? row.data : { input: row.input, error: row.error }));
}
