import type { Context } from "hono";
import { Exchange } from "../../http/exchange.ts";
import type { Gate } from "../../http/gate.ts";
import { answerOnThread } from "../../http/operation/on-thread.ts";
import type { Operation } from "../../http/operation/operation.ts";
import type { RequestParts, Service } from "../../http/service.ts";
import { WorkTimer } from "../../limits/processor-time.ts";
import { isLibraryError, libraryProblem } from "../../problems/library-problem.ts";
import { ProblemError } from "../../problems/problem.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";

/** Asks an operation of the API for its body. A refusal is always a ProblemError. */
export type Ask = <Answer>(operationId: string, parts: RequestParts) => Promise<Answer>;

type Payer = Pick<Exchange, "timer" | "admission">;

/** `payer` is the request for the page, which pays for the work of its questions. */
export function createAsk(
  context: Context,
  gate: Gate,
  requestId: string,
  services: readonly Service[],
  payer: Payer = { timer: new WorkTimer(), admission: undefined },
): Ask {
  return async <Answer>(operationId: string, { body, params = {}, query = {} }: RequestParts) => {
    const operation = operationOf(operationId, services);
    // The request for the page was already admitted and counted as one. Its questions only count
    // for what their work is worth beyond that.
    const call = new Exchange(context, gate, requestId);
    call.admission = payer.admission;
    call.params = params;
    call.query = query;
    call.body = body;
    try {
      const work = operation.isHeavy?.(call) ? gate.work : undefined;
      if (!work && operation.weight) await call.charge(operation.weight(call));
      const answer = work
        ? await answerAway(operation, call, work, payer.timer)
        : (await operation.handle(call)).body;
      // The caller names the type of the operation's answer.
      return answer as Answer;
    } catch (error) {
      if (isLibraryError(error))
        throw libraryProblem(error, body === undefined ? "parameter" : "body");
      throw error;
    }
  };
}

async function answerAway(
  operation: Operation,
  call: Exchange,
  work: NonNullable<Gate["work"]>,
  timer: WorkTimer,
): Promise<unknown> {
  const { body } = call;
  const bytes = body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body));
  try {
    const { json } = await answerOnThread(operation, call, bytes, work);
    return JSON.parse(new TextDecoder().decode(json));
  } finally {
    timer.add(call.timer.stop());
    timer.resume();
  }
}

function operationOf(operationId: string, services: readonly Service[]): Operation {
  const all = services.flatMap(({ operations }) => operations);
  const found = all.find((operation) => operation.operationId === operationId);
  if (found) return found;
  throw platformProblem("not_found", "This server does not offer the service.");
}

/** For parts of a page that are left out if they cannot be answered. */
export async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status < 500) return undefined;
    throw error;
  }
}
