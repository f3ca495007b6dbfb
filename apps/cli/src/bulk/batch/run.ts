import { nearestName } from "@almanac/kernel/messages/nearest";
import type { Context } from "../../context.ts";
import { write } from "../../io.ts";
import { createProgressLine } from "../../output/progress-line.ts";
import { formatNumber } from "../../text/numbers.ts";
import { quoted } from "../../text/printable.ts";
import { terminalWidth } from "../../text/style.ts";
import type { BulkRun, BulkService } from "../bulk-service.ts";
import { createPrinter } from "../print/create-printer.ts";
import type { ChunkTask } from "../run/answer-record.ts";
import type { Pace } from "../run/in-order.ts";
import { runTasks } from "../run/run-tasks.ts";
import type { OpenedOutput } from "./output.ts";

export interface BatchRun extends BulkRun, OpenedOutput {
  readonly tasks: AsyncIterable<ChunkTask>;
  readonly pace: Pace;
  readonly share: () => number | undefined;
}

/**
 * Answers all records and writes their rows. A row that failed is written to `failures` before it
 * is written to the output, so that an interrupted batch has all of them there.
 */
export async function runBatch(
  run: BatchRun,
  context: Context,
): Promise<{ readonly ok: number; readonly failed: number }> {
  const { plan, service, tasks, pace, output, failures, before, share } = run;
  const printer = createPrinter(plan, service);
  const progress = createProgress(context);
  let failed = before.failed;
  let ok = before.rows - before.failed;
  const reported = new Set<string>();
  const blocks = runTasks(tasks, run, pace);
  try {
    // An earlier run has written the heading.
    if (before.bytes === 0) await output.write(printer.head);
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

/** Prints the columns that fill no field, each with the field that was perhaps meant. */
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

interface ProgressState {
  readonly rows: number;
  readonly failed: number;
  /** Share of the input that has been read, 0 to 1; undefined for an input of unknown length. */
  readonly share: number | undefined;
}

const quietMs = 1000;
const stepMs = 200;

/** Shows the state of a batch after a second, and then at most every 200 ms. */
function createProgress(context: Context) {
  const { show, hide } = createProgressLine(context);
  const start = performance.now();
  let shownAt = start + quietMs - stepMs;
  return {
    update: (state: ProgressState): void => {
      const now = performance.now();
      if (now - shownAt < stepMs) return;
      shownAt = now;
      const width = (terminalWidth(context.io.stderr) ?? 80) - 1;
      show(describe(state, (now - start) / 1000).slice(0, width));
    },
    clear: hide,
  };
}

function describe({ rows, failed, share }: ProgressState, seconds: number): string {
  const left = share === undefined || share === 0 ? undefined : (seconds * (1 - share)) / share;
  return [
    `${formatNumber(rows)} rows`,
    `${formatNumber(Math.round(rows / seconds))}/s`,
    `${formatNumber(failed)} failed`,
    ...(left === undefined ? [] : [`${clock(left)} left`]),
  ].join(", ");
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
