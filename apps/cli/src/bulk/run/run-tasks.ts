import { availableParallelism } from "node:os";
import type { Io } from "../../io.ts";
import { openServer } from "../../remote/server.ts";
import type { BulkPlan, BulkService } from "../bulk-service.ts";
import type { InputRecord } from "../read/chunks.ts";
import { readRecords } from "../read/read-records.ts";
import {
  answerRecord,
  type ChunkResult,
  type ChunkTask,
  createProcessChunk,
} from "./answer-record.ts";
import { ChunkThread } from "./chunk-thread.ts";
import { createGarbageCollector, keepYoungHeapSmall } from "./collect-garbage.ts";
import { askInOrder, inOrder, type Pace } from "./in-order.ts";
import { openRows } from "./rows.ts";
import { runRemote } from "./run-remote.ts";

const usualPace: Pace = { concurrency: 20, perSecond: undefined };

/** Answers on a server, by asking other computers, or in this program. */
export async function* runTasks(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  service: BulkService,
  io: Io,
  pace: Pace = usualPace,
): AsyncGenerator<ChunkResult, void, undefined> {
  if (plan.api !== undefined) {
    yield* runRemote(tasks, plan, service, await openServer(plan.api, io));
  } else if (service.asksOthers) yield* runLookups(tasks, plan, service, io.now, pace);
  else yield* runChunks(tasks, plan, service, io.now);
}

/** Like `runChunks`, by other computers: each row as soon as its turn comes. */
async function* runLookups(
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
    // With --fail-fast, no records are read ahead besides those that are being asked, because one
    // of those may fail.
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

/** Bytes that the program answers itself, because starting a thread takes longer. */
const inlineBytes = 131_072;
/** The thread has two chunks, the program has one, and the rows of others wait for their turn. */
const chunksWithThread = 5;

/**
 * Answers the chunks and yields their rows in order: at first in the program, then, for a long
 * input, in a thread too if the service uses one. The yielded buffer is reused: write it before
 * asking for the next.
 */
async function* runChunks(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  service: BulkService,
  now: () => number,
): AsyncGenerator<ChunkResult, void, undefined> {
  const { threadHeapMb, collectFromMb } = service;
  const thread =
    threadHeapMb === undefined || availableParallelism() === 1
      ? undefined
      : new ChunkThread(plan, threadHeapMb);
  const processChunk = createProcessChunk(plan, service, now);
  keepYoungHeapSmall();
  const collectGarbage = createGarbageCollector(collectFromMb);
  let bytes = 0;
  const memory: ArrayBuffer[] = [];
  const work = async (chunk: ChunkTask): Promise<ChunkResult> => {
    bytes += chunk.bytes.length;
    const task = { ...chunk, memory: memory.pop() };
    const offered = bytes > inlineBytes ? thread?.offer(task) : undefined;
    if (offered !== undefined) return offered;
    const result = processChunk(task);
    collectGarbage();
    return result;
  };
  try {
    for await (const rows of inOrder(tasks, work, thread === undefined ? 1 : chunksWithThread)) {
      yield rows;
      // The memory is used again, because getting new memory takes longer than writing rows
      // into it.
      memory.push(rows.bytes.buffer);
      if (plan.failFast && rows.failed > 0) return;
    }
  } finally {
    thread?.close();
  }
}
