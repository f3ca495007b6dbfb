import { availableParallelism } from "node:os";
import type { BulkService } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { inOrder } from "./in-order.ts";
import { type ChunkResult, type ChunkTask, createProcessChunk } from "./process-chunk.ts";
import { WorkerPool } from "./worker-pool.ts";

/** So many bytes are answered in the program itself: starting threads takes longer than answering them. */
const inlineBytes = 131_072;
/** More threads, each with tables and caches of its own, do not fit into the memory that a batch may take. */
const mostWorkers = 2;

/** Answers the chunks and yields their rows in order: at first in the program, then, for a long input, in threads. */
export async function* runChunks(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  service: BulkService,
  now: () => number,
): AsyncGenerator<ChunkResult, void, undefined> {
  const workers = Math.min(availableParallelism(), service.mostThreads ?? mostWorkers);
  const pool = availableParallelism() > 1 ? new WorkerPool(plan, workers) : undefined;
  const processChunk = createProcessChunk(plan, service, now);
  let bytes = 0;
  const work = async (task: ChunkTask): Promise<ChunkResult> => {
    bytes += task.bytes.length;
    return pool === undefined || bytes <= inlineBytes ? processChunk(task) : pool.process(task);
  };
  try {
    for await (const rows of inOrder(tasks, work, workers + 1)) {
      yield rows;
      if (plan.failFast && rows.failed > 0) return;
    }
  } finally {
    pool?.close();
  }
}
