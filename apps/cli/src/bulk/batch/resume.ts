import type { Context } from "../../context.ts";
import { refuse } from "../../errors/almanac-error.ts";
import type { Io } from "../../io.ts";
import { quoted } from "../../text/printable.ts";
import { version } from "../../version.ts";
import type { BulkPlan } from "../bulk-service.ts";
import { createPrinter } from "../print/create-printer.ts";
import { delimiterOf, openInput } from "../read/input.ts";
import { readCsv } from "../read/read-csv.ts";
import {
  fingerprint,
  type Journal,
  type Partial,
  readJournal,
  requireSameBatch,
  scanPartial,
  writeJournal,
} from "./journal.ts";
import type { BatchInput } from "./options.ts";
import { appendTo, type OpenedOutput, partialOf, toFile, toStdout } from "./output.ts";

const nothing: Partial = { bytes: 0, rows: 0, failed: 0 };

/** Opens the output of the rows: stdout, a new file, or the unfinished file of an earlier run. */
export async function openOutput(
  { file, service, settings }: BatchInput,
  plan: BulkPlan,
  { io }: Context,
): Promise<OpenedOutput> {
  const { output, errors, resume } = settings;
  const openFailures = async () => (errors === undefined ? undefined : await appendTo(errors, 0));
  if (output === undefined) {
    const fixed = { ...plan, nowMs: io.now() };
    return { plan: fixed, output: toStdout(io), failures: await openFailures(), before: nothing };
  }
  const { nowMs: _time, ...options } = plan;
  const inputSha256 = file === "-" ? "" : await fingerprint(file);
  const wanted = { version, inputSha256, options, errors };
  if (resume) return await resumeOutput(output, { file, service, plan, wanted }, io);
  const nowMs = io.now();
  const target = await toFile(output, 0);
  if (file !== "-" && service.asksOthers !== true) {
    writeJournal(partialOf(output).journal, { ...wanted, nowMs });
  }
  return {
    plan: { ...plan, nowMs },
    output: target,
    failures: await openFailures(),
    before: nothing,
  };
}

/** What --resume continues: the batch as it is asked for now. */
interface Resumed extends Pick<BatchInput, "file" | "service"> {
  readonly plan: BulkPlan;
  readonly wanted: Omit<Journal, "nowMs">;
}

/** Continues an unfinished file after its last whole row. Refuses another batch. */
async function resumeOutput(
  output: string,
  { file, service, plan, wanted }: Resumed,
  io: Io,
): Promise<OpenedOutput> {
  if (file === "-" || plan.output === "json") refuseResume(file);
  const { partial, journal } = partialOf(output);
  const { errors } = wanted;
  const found = readJournal(journal, partial);
  requireSameBatch(found, wanted);
  const header = headerOf(createPrinter(plan, service).head, plan);
  const before = await scanPartial(partial, plan.output, header, `${plan.prefix}error`, io);
  return {
    plan: { ...plan, nowMs: found.nowMs },
    output: await toFile(output, before.bytes),
    failures:
      errors === undefined
        ? undefined
        : await appendTo(errors, await startOf(errors, before.failed, io)),
    before,
  };
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
  return refuse({
    code: "invalid_value",
    parameter: "--errors",
    what: `--errors ${quoted(errors)} has fewer rows than failed before`,
    allowed: "the file as the interrupted batch left it",
    see: "almanac help batch",
  });
}

function refuseResume(file: string): never {
  return refuse({
    code: "invalid_value",
    parameter: "--resume",
    what:
      file === "-"
        ? "--resume cannot continue a batch of stdin, which cannot be read again"
        : "--resume cannot continue a JSON document, which has no whole records until its end",
    allowed: "an input file, and rows as CSV, TSV or NDJSON",
    see: "almanac help batch",
  });
}
