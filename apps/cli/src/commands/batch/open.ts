import { statSync } from "node:fs";
import type { BulkService } from "../../bulk/bulk-service.ts";
import type { BulkPlan } from "../../bulk/plan.ts";
import { restColumn } from "../../bulk/print/answer-cells.ts";
import { createPrinter } from "../../bulk/print/create-printer.ts";
import type { OutputFormat } from "../../bulk/print/output-format.ts";
import { delimiterOf } from "../../bulk/read/input-format.ts";
import { openInput } from "../../bulk/read/open-input.ts";
import { type OpenTasks, openTasks } from "../../bulk/read/open-tasks.ts";
import { readCsv } from "../../bulk/read/read-csv.ts";
import { readRecords } from "../../bulk/read/read-records.ts";
import type { ChunkTask } from "../../bulk/run/process-chunk.ts";
import type { Context } from "../../context.ts";
import { refuse } from "../../errors/refuse.ts";
import { checkFields } from "../../output/check-fields.ts";
import { quoted } from "../../output/printable.ts";
import { write } from "../../output/write.ts";
import { version } from "../../version.ts";
import { readColumns } from "./columns.ts";
import { fingerprint, readJournal, requireSameBatch, writeJournal } from "./journal.ts";
import type { BatchSettings } from "./options.ts";
import { appendTo, type BatchOutput, partialOf, toFile, toStdout } from "./output.ts";
import type { BatchRun } from "./run.ts";
import { type Partial, scanPartial } from "./scan-partial.ts";

export interface BatchInput {
  readonly name: string;
  readonly file: string;
  readonly service: BulkService;
  readonly settings: BatchSettings;
}

export type OpenBatch = BatchRun & { readonly close: () => void };

/** Opens the input and the output of a batch, and refuses what cannot work before the first record is answered. */
export async function openBatch(batch: BatchInput, context: Context): Promise<OpenBatch> {
  const { file, service, settings } = batch;
  const { io, fields } = context;
  if (fields !== undefined) checkFields(fields, service.columns, service.rest);
  const input = openInput(file, io);
  try {
    const meter = { bytes: 0 };
    const opened = await openTasks(
      { ...input, chunks: metered(input.chunks, meter) },
      file,
      settings.from,
    );
    const { fieldOf, constants, others } = readColumns(service, opened.header, settings, "batch");
    const plan = planOf(batch, opened, { fieldOf, constants }, context);
    if (others.length > 0) await noteOthers(others, service, context);
    const resumed = await openOutput(batch, plan, service, context);
    return {
      plan: resumed.plan,
      service,
      tasks: skipRecords(opened.tasks, plan, resumed.before.rows),
      pace: settings,
      output: resumed.output,
      failures: resumed.failures,
      before: resumed.before,
      needsHead: resumed.before.bytes === 0,
      share: shareOf(file, meter),
      close: input.close,
    };
  } catch (error) {
    input.close();
    throw error;
  }
}

function planOf(
  { name, service, settings }: BatchInput,
  { format, header }: OpenTasks,
  columns: Pick<BulkPlan, "fieldOf" | "constants">,
  { mode, fields }: Context,
): BulkPlan {
  const output: OutputFormat = mode === "human" ? (format === "lines" ? "ndjson" : format) : mode;
  if (settings.prefix !== "" && settings.prefix.includes("\n")) refusePrefix("it has a line feed");
  const added = [...(fields ?? [...service.columns, restColumn]), "error", "detail"];
  const clashes = added.filter((column) => header.includes(settings.prefix + column));
  if ((output === "csv" || output === "tsv") && clashes.length > 0) {
    refusePrefix(
      `the input has the columns ${clashes.map((each) => settings.prefix + each).join(", ")}`,
    );
  }
  return {
    service: name,
    format: format === "json" ? "ndjson" : format,
    output,
    header,
    ...columns,
    isRequest: false,
    keepsInput: true,
    prefix: settings.prefix,
    fields,
    excelSafe: settings.excelSafe,
    failFast: settings.failFast,
    nowMs: undefined,
  };
}

function refusePrefix(why: string): never {
  return refuse({
    code: "invalid_value",
    parameter: "--prefix",
    what: `--prefix cannot be used: ${why}`,
    allowed: "a text that makes the added columns different from those of the input",
    see: "almanac help batch",
  });
}

interface OpenedOutput {
  readonly plan: BulkPlan;
  readonly output: BatchOutput;
  readonly failures: BatchOutput | undefined;
  readonly before: Partial;
}

const nothing: Partial = { bytes: 0, rows: 0, failed: 0 };

async function openOutput(
  { file, service, settings }: BatchInput,
  plan: BulkPlan,
  _service: BulkService,
  { io }: Context,
): Promise<OpenedOutput> {
  const { output, errors, resume } = settings;
  const openFailures = async (start: number) =>
    errors === undefined ? undefined : await appendTo(errors, start);
  if (output === undefined) {
    const fixed = { ...plan, nowMs: io.now() };
    return { plan: fixed, output: toStdout(io), failures: await openFailures(0), before: nothing };
  }
  const { partial, journal } = partialOf(output);
  const { nowMs: _time, ...options } = plan;
  const inputSha256 = file === "-" ? "" : await fingerprint(file);
  const wanted = { version, inputSha256, options, errors };
  if (!resume) {
    const nowMs = io.now();
    const target = await toFile(output, 0);
    if (file !== "-" && service.asksOthers !== true) writeJournal(journal, { ...wanted, nowMs });
    return {
      plan: { ...plan, nowMs },
      output: target,
      failures: await openFailures(0),
      before: nothing,
    };
  }
  if (file === "-" || plan.output === "json") refuseResume(file);
  const found = readJournal(journal, partial);
  requireSameBatch(found, wanted);
  const printer = createPrinter(plan, service);
  const header = headerOf(printer.head, plan);
  const before = await scanPartial(partial, plan.output, header, `${plan.prefix}error`, io);
  return {
    plan: { ...plan, nowMs: found.nowMs },
    output: await toFile(output, before.bytes),
    failures: await openFailures(
      errors === undefined ? 0 : await startOf(errors, before.failed, io),
    ),
    before,
  };
}

function headerOf(head: string, { output }: BulkPlan): readonly string[] {
  if (output !== "csv" && output !== "tsv") return [];
  const chunk = { bytes: Buffer.from(head), firstLine: 1 };
  return [...readCsv(chunk, delimiterOf(output)).records][0]?.cells ?? [];
}

/** The length of so many lines of the file of failed rows. */
async function startOf(errors: string, lines: number, io: Context["io"]): Promise<number> {
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

/** Leaves out the first `count` records, which an earlier run has answered. */
async function* skipRecords(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  count: number,
): AsyncGenerator<ChunkTask> {
  let left = count;
  for await (const task of tasks) {
    if (left === 0) {
      yield task;
      continue;
    }
    const records = countOf(readRecords(task, plan).records) - task.skip;
    if (records > left) yield { ...task, skip: task.skip + left };
    left = Math.max(0, left - records);
  }
}

function countOf(records: Iterable<unknown>): number {
  let count = 0;
  for (const _record of records) count++;
  return count;
}

async function* metered(
  chunks: AsyncIterable<Buffer>,
  meter: { bytes: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    meter.bytes += chunk.length;
    yield chunk;
  }
}

function shareOf(file: string, meter: { readonly bytes: number }): () => number | undefined {
  const size = file === "-" ? undefined : statSync(file).size;
  return () => (size === undefined || size === 0 ? undefined : meter.bytes / size);
}

async function noteOthers(
  others: readonly string[],
  { fields }: BulkService,
  context: Context,
): Promise<void> {
  if (context.quiet) return;
  const { nearestName } = await import("@almanac/kernel/nearest-name");
  const names = fields.map(({ name }) => name);
  const list = others.map((name) => {
    const near = nearestName(name, names);
    return near === undefined
      ? quoted(name)
      : `${quoted(name)} (did you mean --map ${name}=${near}?)`;
  });
  const line = `${context.errorStyle("yellow", "note:")} kept, but no field of the request: ${list.join(", ")}\n`;
  await write(context.io.stderr, line);
}
