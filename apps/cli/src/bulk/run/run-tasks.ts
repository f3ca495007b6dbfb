import { availableParallelism } from "node:os";
import type { BulkRun } from "../bulk-service.ts";
import { type ChunkTask, createProcessChunk } from "./answer-record.ts";
import { ChunkThread } from "./chunk-thread.ts";
import { createGarbageCollector, keepYoungHeapSmall } from "./collect-garbage.ts";
import { inOrder, type Pace } from "./in-order.ts";
import type { Rows } from "./rows.ts";
import { runRemote } from "./run-remote.ts";

/** Answers on a server, by asking other computers, or in this program. */
export function runTasks(
  tasks: AsyncIterable<ChunkTask>,
  run: BulkRun,
  pace?: Pace,
): AsyncGenerator<Rows, void, undefined> {
  return run.plan.api !== undefined || run.service.asksOthers === true
    ? runRemote(tasks, run, pace)
    : runChunks(tasks, run);
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
  { plan, service, io }: BulkRun,
): AsyncGenerator<Rows, void, undefined> {
  const { threadHeapMb, collectFromMb } = service;
  const thread =
    threadHeapMb === undefined || availableParallelism() === 1
      ? undefined
      : new ChunkThread(plan, threadHeapMb);
  const processChunk = createProcessChunk(plan, service, io.now);
  keepYoungHeapSmall();
  const collectGarbage = createGarbageCollector(collectFromMb);
  let bytes = 0;
  const memory: ArrayBuffer[] = [];
  const work = async (chunk: ChunkTask): Promise<Rows> => {
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
