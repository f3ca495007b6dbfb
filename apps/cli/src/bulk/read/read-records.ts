import type { BulkPlan } from "../plan.ts";
import { delimiterOf } from "./input-format.ts";
import { type CsvRecords, readCsv } from "./read-csv.ts";
import { readJsonLines, readLines } from "./read-lines.ts";
import type { Chunk } from "./whole-records.ts";

/** The records of a chunk in the format of the plan. */
export function readRecords(
  chunk: Chunk,
  { format, header }: Pick<BulkPlan, "format" | "header">,
): CsvRecords {
  switch (format) {
    case "csv":
    case "tsv":
      return readCsv(chunk, delimiterOf(format), header.length);
    case "ndjson":
      return { records: readJsonLines(chunk), isPlain: true };
    case "lines":
      return { records: readLines(chunk), isPlain: true };
  }
}
