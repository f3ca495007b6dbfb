import type { BulkService } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { createPrinter } from "../print/create-printer.ts";
import type { InputRecord } from "../read/input-record.ts";
import { readRecords } from "../read/read-records.ts";
import { createToRequest } from "../to-request.ts";
import { answerRecord } from "./answer-record.ts";
import { inOrder } from "./in-order.ts";
import { type ChunkResult, type ChunkTask, RowBytes } from "./process-chunk.ts";

/** How many other computers are asked at a time, and how often a second. */
export interface Pace {
  readonly concurrency: number;
  readonly perSecond: number | undefined;
}

/** As `runChunks`, for a service that asks other computers: many records at a time, each row as soon as its turn comes. */
export async function* runLookups(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  service: BulkService,
  now: () => number,
  { concurrency, perSecond }: Pace,
): AsyncGenerator<ChunkResult, void, undefined> {
  const unknown: string[] = [];
  const toRequest = createToRequest(plan, service.fields, (name) => {
    if (!unknown.includes(name)) unknown.push(name);
  });
  const printer = createPrinter(plan, service);
  const failures = createPrinter({ ...plan, output: "ndjson", keepsInput: true }, service);
  const clock = { now };
  const answers = inOrder(
    paced(recordsOf(tasks, plan), perSecond),
    async ({ record, isPlain }) => ({
      isPlain,
      answered: await answerRecord(record, service, toRequest, clock),
    }),
    concurrency,
  );
  for await (const { answered, isPlain } of answers) {
    const rows = new RowBytes(printer, failures);
    rows.add(answered, isPlain);
    yield { ...rows.result(), unknown: unknown.splice(0) };
    if (plan.failFast && answered.data === undefined) return;
  }
}

async function* recordsOf(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
): AsyncGenerator<{ readonly record: InputRecord; readonly isPlain: boolean }> {
  for await (const task of tasks) {
    const { records, isPlain } = readRecords(task, plan);
    for (const record of [...records].slice(task.skip)) yield { record, isPlain };
  }
}

/** Yields at most so many items a second, evenly. */
async function* paced<Item>(
  items: AsyncIterable<Item>,
  perSecond: number | undefined,
): AsyncGenerator<Item> {
  let due = performance.now();
  for await (const item of items) {
    if (perSecond !== undefined) {
      const waitMs = due - performance.now();
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      due = Math.max(due, performance.now()) + 1000 / perSecond;
    }
    yield item;
  }
}
