import { createHash } from "node:crypto";
import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import { entriesOf, fieldsOf } from "@almanac/kernel/objects/objects";
import { unreadable } from "../../errors/almanac-error.ts";
import type { Io } from "../../io.ts";
import { quoted } from "../../text/printable.ts";
import type { BulkPlan } from "../bulk-service.ts";
import { wholeRecords } from "../read/chunks.ts";
import { fileForms, openInput } from "../read/input.ts";
import { readRecords } from "../read/read-records.ts";
import { refuseOption } from "./options.ts";

/** A file beside an unfinished batch, by which --resume knows that it is the same batch. */
export interface Journal {
  readonly version: string;
  /** The time that decided which rules were in force, in milliseconds since 1970. */
  readonly nowMs: number;
  readonly inputSha256: string;
  readonly options: Omit<BulkPlan, "nowMs">;
  readonly errors: string | undefined;
}

export async function fingerprint(file: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1_048_576 })) {
      // Without an encoding, a stream of a file yields buffers.
      hash.update(chunk as Buffer);
    }
  } catch (error) {
    throw unreadable("<file>", file, error, { allowed: fileForms });
  }
  return hash.digest("hex");
}

export function writeJournal(path: string, journal: Journal): void {
  writeFileSync(path, `${JSON.stringify(journal)}\n`);
}

/** Reads the journal of the unfinished file. Refuses if there is no journal. */
export function readJournal(path: string, partial: string): Journal {
  try {
    // `requireSameBatch` compares it with what is wanted, so that any other JSON is refused.
    return JSON.parse(readFileSync(path, "utf8")) as Journal;
  } catch {
    return refuseOption(
      "--resume",
      `finds no unfinished batch: ${quoted(path)} is missing or damaged`,
      `${partial} and ${path}, as an interrupted batch leaves them`,
    );
  }
}

/** Refuses to continue a batch of another input, other options or another version. */
export function requireSameBatch(found: Journal, wanted: Omit<Journal, "nowMs">): void {
  const differences = [
    ...(found.version === wanted.version ? [] : ["the version of almanac"]),
    ...(found.inputSha256 === wanted.inputSha256 ? [] : ["the content of the input"]),
    ...(found.errors === wanted.errors ? [] : ["--errors"]),
    ...changedOptions(found.options, wanted.options),
  ];
  if (differences.length === 0) return;
  refuseOption(
    "--resume",
    `cannot continue the unfinished file: ${differences.join(", ")} changed`,
    "the same input and options as before, or a new run without --resume",
  );
}

function changedOptions(found: Journal["options"], wanted: Journal["options"]): string[] {
  return entriesOf(wanted)
    .filter(([name, value]) => JSON.stringify(found?.[name]) !== JSON.stringify(value))
    .map(([name]) => `the setting ${name}`);
}

/** What an unfinished file contains. */
export interface Partial {
  /** Length of the whole records, in bytes. */
  readonly bytes: number;
  /** The number of whole rows, without the heading. */
  readonly rows: number;
  /** How many of these rows failed. */
  readonly failed: number;
}

/** Counts the whole records of an unfinished file. A broken one after them is ignored. */
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
