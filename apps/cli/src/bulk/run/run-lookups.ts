import type { BulkService } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import type { InputRecord } from "../read/input-record.ts";
import { readRecords } from "../read/read-records.ts";
import { answerRecord } from "./answer-record.ts";
import { askInOrder, type Pace } from "./ask-in-order.ts";
import { openRows } from "./open-rows.ts";
import type { ChunkResult, ChunkTask } from "./process-chunk.ts";

/**
 * Like `runChunks`, for a service that asks other computers. It asks about many records at a time, and yields each row
 * as soon as its turn comes.
 */
export async function* runLookups(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  service: BulkService,
  now: () => number,
  pace: Pace,
): AsyncGenerator<ChunkResult, void, undefined> {
  const { toRequest, newRows, takeUnknown } = openRows(plan, service);
  const clock = { now };
  const answers = askInOrder(
    recordsOf(tasks, plan),
    async ({ record, isPlain }) => ({
      isPlain,
      answered: await answerRecord(record, service, toRequest, clock),
    }),
    pace,
    // With --fail-fast, no records are read ahead besides those that are being asked, because one of those may fail.
    plan.failFast ? 0 : undefined,
  );
  for await (const { answered, isPlain } of answers) {
    const rows = newRows();
    rows.add(answered, isPlain);
    yield { ...rows.result(), unknown: takeUnknown() };
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
