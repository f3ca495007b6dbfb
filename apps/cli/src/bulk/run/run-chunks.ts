import { availableParallelism } from "node:os";
import type { BulkService } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { ChunkThread } from "./chunk-thread.ts";
import { createGarbageCollector, keepYoungHeapSmall } from "./collect-garbage.ts";
import { inOrder } from "./in-order.ts";
import { type ChunkResult, type ChunkTask, createProcessChunk } from "./process-chunk.ts";

/** The program answers this number of bytes itself, because starting a thread takes longer than answering them. */
const inlineBytes = 131_072;
/** The thread has two chunks, the program has one, and the rows of others wait for their turn. */
const chunksWithThread = 5;

/**
 * Answers the chunks and yields their rows in order: at first in the program, then, for a long input, in a thread too if
 * the service uses one. The bytes of rows are overwritten after the next rows are requested.
 */
export async function* runChunks(
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
      // The memory is used again, because getting new memory takes longer than writing rows into it.
      memory.push(rows.bytes.buffer);
      if (plan.failFast && rows.failed > 0) return;
    }
  } finally {
    thread?.close();
  }
}
