import { availableParallelism } from "node:os";
import type { BulkService, ThreadUse } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { collectNow, createGarbageCollector, keepYoungHeapSmall } from "./collect-garbage.ts";
import { inOrder } from "./in-order.ts";
import { type ChunkResult, type ChunkTask, createProcessChunk } from "./process-chunk.ts";
import { WorkerPool } from "./worker-pool.ts";

/** The program answers this number of bytes itself, because starting threads takes longer than answering them. */
const usualInlineBytes = 131_072;
/**
 * The space for young objects. A small one is enough, because nearly all objects are garbage as soon as their row is
 * written.
 */
const usualYoungHeapMb = 6;
/** More threads, each with tables and caches of its own, do not fit into the memory that a batch may take. */
const usualThreads: ThreadUse = { most: 1, heapMb: 96 };

/**
 * Answers the chunks and yields their rows in order: at first in the program, then, for a long input, in threads too.
 * The bytes of rows are overwritten after the next rows are requested.
 */
export async function* runChunks(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  service: BulkService,
  now: () => number,
): AsyncGenerator<ChunkResult, void, undefined> {
  const {
    most,
    heapMb,
    inlineBytes = usualInlineBytes,
    youngHeapMb = usualYoungHeapMb,
    release,
  } = service.threads ?? usualThreads;
  const workers = Math.min(availableParallelism(), most);
  const pool =
    availableParallelism() > 1 ? new WorkerPool(plan, workers, heapMb, youngHeapMb) : undefined;
  let processChunk = createProcessChunk(plan, service, now);
  keepYoungHeapSmall();
  const collectGarbage = createGarbageCollector();
  let bytes = 0;
  let isInline = true;
  const memory: ArrayBuffer[] = [];
  const work = async (chunk: ChunkTask): Promise<ChunkResult> => {
    bytes += chunk.bytes.length;
    const task = { ...chunk, memory: memory.pop() };
    if (pool === undefined || bytes <= inlineBytes) return processChunk(task);
    if (release === undefined) {
      const offered = pool.offer(task);
      if (offered !== undefined) return offered;
      const result = await processChunk(task);
      collectGarbage();
      return result;
    }
    if (isInline) {
      isInline = false;
      // It knows rows and tables that the threads know too.
      processChunk = refuseChunk;
      release();
      collectNow();
    }
    return pool.process(task);
  };
  // Rows that wait take memory. A program that only writes them needs fewer to keep its threads busy.
  const waiting = release === undefined ? 3 : 1;
  try {
    for await (const rows of inOrder(tasks, work, (pool?.capacity ?? 0) + waiting)) {
      yield rows;
      // The memory is used again, because getting new memory takes longer than writing rows into it.
      memory.push(rows.bytes.buffer);
      if (plan.failFast && rows.failed > 0) return;
    }
  } finally {
    pool?.close();
  }
}

function refuseChunk(): never {
  throw new TypeError("the program has left the chunks to its threads");
}
