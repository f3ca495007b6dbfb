import type { Admission } from "../../access/admission-limits.ts";
import type { WorkTimer } from "../../limits/processor-time.ts";
import { ProblemError } from "../../problems/problem.ts";
import type { Work, WorkReply, WorkTask } from "../../work/work.ts";
import type { Gate } from "../gate.ts";
import type { Call, Operation, Reply } from "./operation.ts";

/** Whose request a thread answers, and where its time is counted. */
interface Request {
  readonly work: Work;
  readonly gate: Gate;
  readonly admission: Admission | undefined;
  readonly timer: WorkTimer;
}

/** Answers a call on a worker thread, with the body as it was sent. The thread also counts what the call weighs. */
export async function answerOnThread(
  { operationId }: Operation,
  call: Call,
  body: Uint8Array | undefined,
  request: Request,
): Promise<Reply> {
  const { params, query, requestId, headers, address, signal } = call;
  const ifNoneMatch = headers.get("if-none-match");
  const nowMs = request.gate.now();
  const task = { operationId, params, query, body, ifNoneMatch, requestId, nowMs };
  return { body: undefined, ...(await askThread(task, { ...request, address, signal })) };
}

/** Does a task on a worker thread, in the line of the caller. Throws the problem that the thread found. */
export async function askThread(
  task: WorkTask,
  request: Request & Pick<Call, "address" | "signal">,
): Promise<WorkReply> {
  const { work, admission, gate, timer, address, signal } = request;
  const result = await work.run(task, {
    payer: admission?.caller.keyId ?? address,
    signal,
    async ask(name, count) {
      if (admission === undefined) return;
      if (name === "reserve") await admission.reserve(count);
      else await gate.access?.charge(admission, count);
    },
    took: (processorMs) => timer.add(processorMs),
  });
  if ("reply" in result) return result.reply;
  throw new ProblemError(result.problem, result.headers);
}
