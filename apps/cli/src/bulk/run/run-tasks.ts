import type { Io } from "../../io.ts";
import { openServer } from "../../remote/open-server.ts";
import type { BulkService } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import type { Pace } from "./ask-in-order.ts";
import type { ChunkResult, ChunkTask } from "./process-chunk.ts";
import { runChunks } from "./run-chunks.ts";
import { runLookups } from "./run-lookups.ts";
import { runRemote } from "./run-remote.ts";

const usualPace: Pace = { concurrency: 20, perSecond: undefined };

/** Answers the tasks where the plan and the service say: on a server, by asking other computers, or in this program. */
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
