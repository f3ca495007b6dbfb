/** The formats for programs. */
export type OutputFormat = "csv" | "tsv" | "ndjson" | "json";
