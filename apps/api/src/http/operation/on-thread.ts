import { ProblemError } from "../../problems/problem.ts";
import type { Work, WorkReply, WorkTask } from "../../work/task.ts";
import type { Exchange } from "../exchange.ts";
import type { Operation, Reply } from "./operation.ts";

/**
 * Answers a request on a worker thread, with the body as it was sent. The thread also counts what
 * the request weighs.
 */
export async function answerOnThread(
  { operationId }: Operation,
  exchange: Exchange,
  body: Uint8Array | undefined,
  work: Work,
): Promise<Reply> {
  const { params, query, requestId, signal, gate } = exchange;
  const task = { operationId, params, query, body, requestId, nowMs: gate.now() };
  return { body: undefined, ...(await askThread(task, exchange, work, signal)) };
}

/**
 * Does a task on a worker thread, in the line of the caller. Throws the problem that the
 * thread found.
 */
export async function askThread(
  task: WorkTask,
  exchange: Exchange,
  work: Work,
  signal: AbortSignal,
): Promise<WorkReply> {
  const { admission, timer, address } = exchange;
  const result = await work.run(task, {
    payer: admission?.caller.keyId ?? address,
    signal,
    async ask(name, count) {
      if (name === "reserve") await admission?.reserve(count);
      else await exchange.charge(count);
    },
    took: (processorMs) => timer.add(processorMs),
  });
  if ("reply" in result) return result.reply;
  throw new ProblemError(result.problem, result.headers);
}
