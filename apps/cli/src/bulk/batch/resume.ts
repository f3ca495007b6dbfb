import type { Context } from "../../context.ts";
import type { Io } from "../../io.ts";
import { delimiterOf } from "../../text/csv.ts";
import { quoted } from "../../text/printable.ts";
import { version } from "../../version.ts";
import type { BulkPlan } from "../bulk-service.ts";
import { createPrinter } from "../print/create-printer.ts";
import { openInput } from "../read/input.ts";
import { readCsv } from "../read/read-csv.ts";
import {
  fingerprint,
  type Partial,
  readJournal,
  requireSameBatch,
  scanPartial,
  writeJournal,
} from "./journal.ts";
import { type BatchInput, refuseOption } from "./options.ts";
import {
  appendTo,
  type BatchOutput,
  type OpenedOutput,
  partialOf,
  toFile,
  toStdout,
} from "./output.ts";

const nothing: Partial = { bytes: 0, rows: 0, failed: 0 };

/** Opens the output of the rows: stdout, a new file, or the unfinished file of an earlier run. */
export async function openOutput(
  { file, service, settings }: BatchInput,
  plan: BulkPlan,
  { io }: Context,
): Promise<OpenedOutput> {
  const { output, errors, resume } = settings;
  let nowMs = io.now();
  let before = nothing;
  const opened = async (rows: BatchOutput, errorsFrom: number) => ({
    plan: { ...plan, nowMs },
    output: rows,
    failures: errors === undefined ? undefined : await appendTo(errors, errorsFrom),
    before,
  });
  if (output === undefined) return await opened(toStdout(io), 0);
  const { nowMs: _time, ...options } = plan;
  const inputSha256 = file === "-" ? "" : await fingerprint(file);
  const wanted = { version, inputSha256, options, errors };
  const { partial, journal } = partialOf(output);
  if (resume === true) {
    if (file === "-" || plan.output === "json") refuseResume(file);
    const found = readJournal(journal, partial);
    requireSameBatch(found, wanted);
    nowMs = found.nowMs;
    const header = headerOf(createPrinter(plan, service).head, plan);
    before = await scanPartial(partial, plan.output, header, `${plan.prefix}error`, io);
  }
  const rows = await toFile(output, before.bytes);
  if (resume === true) {
    return await opened(rows, errors === undefined ? 0 : await startOf(errors, before.failed, io));
  }
  if (file !== "-" && service.asksOthers !== true) writeJournal(journal, { ...wanted, nowMs });
  return await opened(rows, 0);
}

function headerOf(head: string, { output }: BulkPlan): readonly string[] {
  if (output !== "csv" && output !== "tsv") return [];
  const chunk = { bytes: Buffer.from(head), firstLine: 1 };
  return [...readCsv(chunk, delimiterOf(output)).records][0]?.cells ?? [];
}

/** The length, in bytes, of the first `lines` lines of the file of failed rows. */
async function startOf(errors: string, lines: number, io: Io): Promise<number> {
  let bytes = 0;
  let count = 0;
  for await (const chunk of openInput(errors, io).chunks) {
    for (let place = 0; place < chunk.length && count < lines; place++) {
      bytes++;
      if (chunk[place] === 0x0a) count++;
    }
  }
  if (count === lines) return bytes;
  return refuseOption(
    "--errors",
    `${quoted(errors)} has fewer rows than failed before`,
    "the file as the interrupted batch left it",
  );
}

function refuseResume(file: string): never {
  const why =
    file === "-"
      ? "cannot continue a batch of stdin, which cannot be read again"
      : "cannot continue a JSON document, which has no whole records until its end";
  return refuseOption("--resume", why, "an input file, and rows as CSV, TSV or NDJSON");
}
