import { mustBe } from "@almanac/kernel/messages/wording";
import { delimiterOf } from "../../text/csv.ts";
import type { BulkPlan } from "../bulk-service.ts";
import type { Chunk, InputRecord } from "./chunks.ts";
import { type CsvRecords, readCsv } from "./read-csv.ts";

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

/** The lines of a chunk that are not blank, without the white space around them. */
export function readLines({ bytes, firstLine }: Chunk): InputRecord[] {
  const records: InputRecord[] = [];
  const lines = bytes.toString("utf8").split("\n");
  for (let index = 0; index < lines.length; index++) {
    const text = (lines[index] ?? "").trim();
    if (text !== "") records.push({ line: firstLine + index, text });
  }
  return records;
}

function readJsonLines(chunk: Chunk): InputRecord[] {
  return readLines(chunk).map(({ line, text = "" }) => {
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        return { line, text, value };
      }
      const what = mustBe("the record", "an object", value).replace(/\.$/, "");
      return { line, text, fault: { code: "invalid_type", what } };
    } catch (error) {
      const reason = error instanceof Error ? error.message : "it is not JSON";
      return {
        line,
        text: JSON.stringify(text),
        fault: { code: "malformed_json", what: `the line is not JSON: ${reason}` },
      };
    }
  });
}
