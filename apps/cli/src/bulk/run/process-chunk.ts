import type { BulkService } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { readRecords } from "../read/read-records.ts";
import type { Chunk } from "../read/whole-records.ts";
import { answerRecord } from "./answer-record.ts";
import { openRows } from "./open-rows.ts";
import type { Rows } from "./row-bytes.ts";

/**
 * A chunk, and how many of its first records to leave out: the heading, and records whose rows an earlier run has
 * written.
 */
export interface ChunkTask extends Chunk {
  readonly skip: number;
  /** Memory for the rows: that of an earlier result, which is no longer used. */
  readonly memory?: ArrayBuffer | undefined;
}

/** The rows of one chunk. */
export interface ChunkResult extends Rows {
  /** Fields of JSON records that no request has. */
  readonly unknown: readonly string[];
}

/** Makes the function that answers a chunk and writes its rows. It runs in the program or in a worker. */
export function createProcessChunk(
  plan: BulkPlan,
  service: BulkService,
  now: () => number,
): (task: ChunkTask) => ChunkResult {
  const { nowMs } = plan;
  const clock = { now: nowMs === undefined ? now : () => nowMs };
  const { toRequest, newRows, takeUnknown } = openRows(plan, service);
  const processChunk = (task: ChunkTask): ChunkResult => {
    const rows = newRows(task.memory);
    const { records, isPlain } = readRecords(task, plan);
    let left = task.skip;
    for (const record of records) {
      if (left > 0) {
        left--;
        continue;
      }
      const answered = answerRecord(record, service, toRequest, clock);
      if (answered instanceof Promise) throw new TypeError("this service answers later");
      rows.add(answered, isPlain);
      if (plan.failFast && answered.data === undefined) break;
    }
    return { ...rows.result(), unknown: takeUnknown() };
  };
  return (task) => withoutStacks(() => processChunk(task));
}

/**
 * Does some work without collecting the stacks of errors. Every row that fails has an error, and collecting its stack
 * takes longer than decoding a VIN. If the work throws an error, it is done again, to find out where.
 */
function withoutStacks<Result>(work: () => Result): Result {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } catch (error) {
    Error.stackTraceLimit = usual;
    work();
    throw error;
  } finally {
    Error.stackTraceLimit = usual;
  }
}
