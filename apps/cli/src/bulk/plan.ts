import type { OutputFormat } from "./print/output-format.ts";

/**
 * Everything that decides how a record becomes a row of the output. It is plain data, so that it can be sent to a
 * worker.
 */
export interface BulkPlan {
  /** The command of the service: `dim`. */
  readonly service: string;
  /** A JSON array is read as lines. */
  readonly format: "csv" | "tsv" | "ndjson" | "lines";
  readonly output: OutputFormat;
  /** The columns of a CSV input, in their order; empty for other formats. */
  readonly header: readonly string[];
  /** Which field of the request a column fills: by its name, for CSV and for JSON. */
  readonly fieldOf: Readonly<Record<string, string>>;
  /** Fields that are the same in every request. */
  readonly constants: Readonly<Record<string, unknown>>;
  /** Whether a JSON record is the request, unchanged. An unknown field is then an error of the record. */
  readonly isRequest: boolean;
  /** Whether the output repeats the input. */
  readonly keepsInput: boolean;
  /** What the names of the added columns begin with. */
  readonly prefix: string;
  /** The fields of an answer to print; undefined for all. */
  readonly fields: readonly string[] | undefined;
  readonly excelSafe: boolean;
  readonly failFast: boolean;
  /** The server that answers; undefined for this machine. */
  readonly api: string | undefined;
  /** The time that decides which rules are in force, in milliseconds since 1970. Undefined for the present time. */
  readonly nowMs: number | undefined;
}
