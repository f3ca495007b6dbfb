import { statSync } from "node:fs";
import type { Context } from "../../context.ts";
import { restColumn } from "../../output/answer-cells.ts";
import { checkFields } from "../../output/fields.ts";
import { type BulkPlan, createPlan } from "../bulk-service.ts";
import { openInput } from "../read/input.ts";
import { type OpenTasks, openTasks } from "../read/open-tasks.ts";
import { readRecords } from "../read/read-records.ts";
import type { ChunkTask } from "../run/answer-record.ts";
import { readColumns } from "./columns.ts";
import { type BatchInput, refuseOption } from "./options.ts";
import { openOutput } from "./resume.ts";
import { type BatchRun, noteOthers } from "./run.ts";

type OpenBatch = BatchRun & { readonly close: () => void };

/** Opens input and output, and refuses what cannot work before a record is answered. */
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
    const { fieldOf, constants, others } = readColumns(
      service,
      opened.header,
      settings,
      context.settings,
    );
    const plan = planOf(batch, opened, { fieldOf, constants }, context);
    if (others.length > 0) await noteOthers(others, service, context);
    const resumed = await openOutput(batch, plan, context);
    return {
      ...resumed,
      service,
      io,
      tasks: skipRecords(opened.tasks, plan, resumed.before.rows),
      pace: settings,
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
  context: Context,
): BulkPlan {
  const { prefix, excelSafe = false, failFast = false } = settings;
  const plan = createPlan(name, context, {
    ...columns,
    format: format === "json" ? "ndjson" : format,
    output: format === "lines" ? "ndjson" : format,
    header,
    keepsInput: true,
    prefix,
    excelSafe,
    failFast,
  });
  if (prefix.includes("\n")) refusePrefix("it has a line feed");
  const added = [...(plan.fields ?? [...service.columns, restColumn]), "error", "detail"];
  const clashes = added.map((column) => prefix + column).filter((name) => header.includes(name));
  if ((plan.output === "csv" || plan.output === "tsv") && clashes.length > 0) {
    refusePrefix(`the input has the columns ${clashes.join(", ")}`);
  }
  return plan;
}

function refusePrefix(why: string): never {
  const allowed = "a text that makes the added columns different from those of the input";
  return refuseOption("--prefix", `cannot be used: ${why}`, allowed);
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
    const records = [...readRecords(task, plan).records].length - task.skip;
    if (records > left) yield { ...task, skip: task.skip + left };
    left = Math.max(0, left - records);
  }
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
