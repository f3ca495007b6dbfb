import type { SafeResult } from "@almanac/kernel/errors/result";
import { AlmanacError } from "../../errors/almanac-error.ts";
import { toProblem } from "../../errors/problem.ts";
import type { Answered, BulkPlan, BulkService } from "../bulk-service.ts";
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
  const fault = faultOf(record);
  if (fault !== undefined) return fault;
  const request = toRequest(record);
  const answered = (result: SafeResult<object, unknown>): Answered =>
    result.success
      ? { record, data: result.data }
      : { record, error: service.problemOf(result.error, request) };
  const result = service.answer(request, clock);
  return result instanceof Promise ? result.then(answered) : answered(result);
}

/** The problem of a record that cannot be read. */
export function faultOf(record: InputRecord): Answered | undefined {
  const { fault } = record;
  return fault && { record, error: toProblem(new AlmanacError("invalid", [fault])) };
}

/** A chunk, and how many of its records to leave out: the heading, and rows of earlier runs. */
export interface ChunkTask extends Chunk {
  readonly skip: number;
  /** Memory for the rows: that of an earlier result, which is no longer used. */
  readonly memory?: ArrayBuffer | undefined;
}

/** Makes the function that answers a chunk, in the program or in a worker. */
export function createProcessChunk(
  plan: BulkPlan,
  service: BulkService,
  now: () => number,
): (task: ChunkTask) => Rows {
  const { nowMs } = plan;
  const clock = { now: nowMs === undefined ? now : () => nowMs };
  const { toRequest, newRows } = openRows(plan, service);
  const processChunk = (task: ChunkTask): Rows => {
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
    return rows.result();
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
