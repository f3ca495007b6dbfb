import { fieldsOf } from "@almanac/kernel/objects/fields-of";
import { openInput } from "../../bulk/read/open-input.ts";
import { readRecords } from "../../bulk/read/read-records.ts";
import { wholeRecords } from "../../bulk/read/whole-records.ts";
import type { Io } from "../../io.ts";

/** What an unfinished file contains. */
export interface Partial {
  /** Length of the whole records, in bytes. */
  readonly bytes: number;
  /** The number of whole rows, without the heading. */
  readonly rows: number;
  /** How many of these rows failed. */
  readonly failed: number;
}

/** Counts the whole records of an unfinished file. A record after them is incomplete, and is ignored. */
export async function scanPartial(
  path: string,
  format: "csv" | "tsv" | "ndjson",
  header: readonly string[],
  errorColumn: string,
  io: Io,
): Promise<Partial> {
  const isCsv = format !== "ndjson";
  const place = header.lastIndexOf(errorColumn);
  let bytes = 0;
  let rows = isCsv ? -1 : 0;
  let failed = 0;
  const chunks = wholeRecords(openInput(path, io).chunks, format, { keepsRest: false });
  for await (const chunk of chunks) {
    const { records } = readRecords(chunk, { format, header: [...header] });
    bytes += chunk.bytes.length;
    for (const { cells, value } of records) {
      rows++;
      if (isCsv ? rows > 0 && cells?.[place] !== "" : Object.hasOwn(fieldsOf(value), "error")) {
        failed++;
      }
    }
  }
  return { bytes: rows < 0 ? 0 : bytes, rows: Math.max(0, rows), failed };
}
