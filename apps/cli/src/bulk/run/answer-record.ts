import { AlmanacError } from "../../errors/almanac-error.ts";
import { toProblem } from "../../errors/problem.ts";
import type { Answered, BulkPlan, BulkResult, BulkService } from "../bulk-service.ts";
import type { Chunk, InputRecord } from "../read/chunks.ts";
import { readRecords } from "../read/read-records.ts";
import type { Request } from "../to-request.ts";
import { openRows, type Rows } from "./rows.ts";

/** Answers one record. The answer of a service that asks other computers comes later. */
export function answerRecord(
  record: InputRecord,
  service: BulkService,
  toRequest: (record: InputRecord) => Request,
  clock: { readonly now: () => number },
): Answered | Promise<Answered> {
  const { fault } = record;
  if (fault !== undefined) {
    return { record, error: toProblem(new AlmanacError("invalid", [fault])) };
  }
  const request = toRequest(record);
  const answered = (result: BulkResult): Answered =>
    result.success
      ? { record, data: result.data }
      : { record, error: service.problemOf(result.error, request) };
  const result = service.answer(request, clock);
  return result instanceof Promise ? result.then(answered) : answered(result);
}

/** A chunk, and how many of its records to leave out: the heading, and rows of earlier runs. */
export interface ChunkTask extends Chunk {
  readonly skip: number;
  /** Memory for the rows: that of an earlier result, which is no longer used. */
  readonly memory?: ArrayBuffer | undefined;
}

export interface ChunkResult extends Rows {
  /** Fields of JSON records that no request has. */
  readonly unknown: readonly string[];
}

/** Makes the function that answers a chunk, in the program or in a worker. */
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
 * Does some work without collecting the stacks of errors. Every row that fails has an error, and
 * collecting its stack takes longer than decoding a VIN. If the work throws an error, it is done
 * again, to find out where.
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
