import { nearestName } from "@almanac/kernel/messages/nearest";
import type { Context } from "../../context.ts";
import { write } from "../../io.ts";
import { quoted } from "../../text/printable.ts";
import type { BulkPlan, BulkService } from "../bulk-service.ts";
import { createPrinter } from "../print/create-printer.ts";
import type { ChunkTask } from "../run/answer-record.ts";
import type { Pace } from "../run/in-order.ts";
import { runTasks } from "../run/run-tasks.ts";
import type { BatchOutput } from "./output.ts";
import { createProgress } from "./progress.ts";

export interface BatchRun {
  readonly plan: BulkPlan;
  readonly service: BulkService;
  readonly tasks: AsyncIterable<ChunkTask>;
  readonly pace: Pace;
  readonly output: BatchOutput;
  readonly failures: BatchOutput | undefined;
  /** What an earlier run has written. */
  readonly before: { readonly rows: number; readonly failed: number };
  /** Whether the heading must be written. False if an earlier run has written it. */
  readonly needsHead: boolean;
  /** The share of the input that has been read. */
  readonly share: () => number | undefined;
}

interface Totals {
  readonly ok: number;
  readonly failed: number;
}

/**
 * Answers all records and writes their rows. A row that failed is written to `failures` before it is written to the
 * output, so that an interrupted batch has all of them there.
 */
export async function runBatch(run: BatchRun, context: Context): Promise<Totals> {
  const { plan, service, tasks, pace, output, failures, before, share } = run;
  const printer = createPrinter(plan, service);
  const progress = createProgress(context);
  let failed = before.failed;
  let ok = before.rows - before.failed;
  const reported = new Set<string>();
  const blocks = runTasks(tasks, plan, service, context.io, pace);
  try {
    if (run.needsHead) await output.write(printer.head);
    for await (const block of blocks) {
      // Several threads can find the same name.
      const unknown = block.unknown.filter((name) => !reported.has(name));
      if (unknown.length > 0) {
        for (const name of unknown) reported.add(name);
        progress.clear();
        await noteKept(unknown.map(quoted), context);
      }
      if (block.ok + block.failed === 0) continue;
      if (failures !== undefined && block.failed > 0) await failures.write(block.failures);
      if (ok + failed > 0 && printer.between !== "") await output.write(printer.between);
      await output.write(block.bytes);
      ok += block.ok;
      failed += block.failed;
      progress.update({ rows: ok + failed, failed, share: share() });
    }
    await output.write(printer.tail);
  } finally {
    progress.clear();
  }
  return { ok, failed };
}

/** Prints the columns that fill no field, each with the field that was perhaps meant. The output keeps these columns. */
export async function noteOthers(
  others: readonly string[],
  { fields }: BulkService,
  context: Context,
): Promise<void> {
  const names = fields.map(({ name }) => name);
  const list = others.map((name) => {
    const near = nearestName(name, names);
    return near === undefined
      ? quoted(name)
      : `${quoted(name)} (did you mean --map ${name}=${near}?)`;
  });
  await noteKept(list, context);
}

async function noteKept(list: readonly string[], context: Context): Promise<void> {
  if (context.quiet) return;
  const line = `${context.errorStyle("yellow", "note:")} kept, but no field of the request: ${list.join(", ")}\n`;
  await write(context.io.stderr, line);
}
