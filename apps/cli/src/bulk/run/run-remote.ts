import type { Server } from "../../remote/server.ts";
import type { BulkService } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import type { InputRecord } from "../read/input-record.ts";
import { readRecords } from "../read/read-records.ts";
import { askServer } from "./ask-server.ts";
import { inOrder } from "./in-order.ts";
import { openRows } from "./open-rows.ts";
import type { ChunkResult, ChunkTask } from "./process-chunk.ts";

/**
 * The number of requests that are under way at a time. The second one keeps the server busy while the answer to the
 * first is written.
 */
const requestsAtOnce = 2;

/**
 * Like `runChunks`, but a server answers. Each request has the records that have arrived, at most as many as the server
 * takes at a time.
 */
export async function* runRemote(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  service: BulkService,
  server: Server,
): AsyncGenerator<ChunkResult, void, undefined> {
  const { toRequest, newRows, takeUnknown } = openRows(plan, service);
  const answers = inOrder(
    groupsOf(tasks, plan, service.remote.mostItems),
    async ({ records, isPlain }) => ({
      isPlain,
      answered: await askServer(records, toRequest, service, server),
    }),
    requestsAtOnce,
  );
  for await (const { answered, isPlain } of answers) {
    const rows = newRows();
    for (const each of answered) {
      rows.add(each, isPlain);
      if (plan.failFast && each.data === undefined) break;
    }
    const result = { ...rows.result(), unknown: takeUnknown() };
    yield result;
    if (plan.failFast && result.failed > 0) return;
  }
}

interface Group {
  readonly records: readonly InputRecord[];
  readonly isPlain: boolean;
}

async function* groupsOf(
  tasks: AsyncIterable<ChunkTask>,
  plan: BulkPlan,
  most: number,
): AsyncGenerator<Group> {
  for await (const task of tasks) {
    const { records, isPlain } = readRecords(task, plan);
    const all = [...records].slice(task.skip);
    for (let start = 0; start < all.length; start += most) {
      yield { records: all.slice(start, start + most), isPlain };
    }
  }
}
