import type { Admission } from "../access/admission-limits.ts";
import { type Gate, requireLaunched } from "../http/gate.ts";
import { askThread } from "../http/operation/on-thread.ts";
import type { Call } from "../http/operation/operation.ts";
import type { Service } from "../http/service.ts";
import type { Pool } from "../limits/in-flight.ts";
import type { WorkTimer } from "../limits/processor-time.ts";
import type { Outcome } from "../observe/request-report.ts";
import { ProblemError } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import type { ServiceId } from "../service-id.ts";
import type { Work } from "../work/work.ts";
import type { Guard } from "./create-mcp-server.ts";
import type { ToolContext } from "./tool.ts";

/** One request to `/mcp`: what is known of it so far. */
export interface Visit extends Outcome {
  readonly requestId: string;
  readonly address: string;
  readonly gate: Gate;
  readonly work: WorkTimer;
  admission?: Admission | undefined;
  /** The pool in which the request counts, from the moment it is in flight. */
  pool?: Pool;
  /** The service of the tool or resource that the request names. */
  service?: ServiceId;
  /** Aborted when the caller cancels the call. */
  readonly stop: AbortController;
}

/** Checks, reserves and counts what a tool or a resource of a service costs this request. */
export function guardOf(services: readonly Service[], visit: Visit): Guard {
  const { gate } = visit;
  return async (service, work) => {
    visit.service = service;
    if (!services.some(({ id }) => id === service)) {
      throw platformProblem("not_found", `This server does not offer the service ${service}.`);
    }
    try {
      requireLaunched(service, gate.prelaunch);
      services.find(({ id }) => id === service)?.check?.();
      const { admission } = visit;
      if (admission === undefined || gate.access === undefined) {
        visit.work.resume();
        return await work();
      }
      const entered = gate.access.enter(admission, service);
      visit.admission = entered;
      await entered.reserve(1);
      let spent = 0;
      try {
        visit.work.resume();
        const result = await work();
        spent = 1;
        return result;
      } finally {
        entered.settle(spent);
        visit.spent = spent;
      }
    } catch (error) {
      visit.code = codeOf(error);
      throw error;
    }
  };
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof ProblemError) return error.problem.code;
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode && typeof error.code === "string" ? error.code : undefined;
}

/** Certificates are looked up by the operation of the API, with its rules about addresses and its limits per target. */
export function contextOf(
  services: readonly Service[],
  gate: Gate,
  visit: Visit,
  gone: AbortSignal,
): ToolContext {
  const { requestId, address, stop } = visit;
  const { work, now } = gate;
  const endOf = (cancelled: AbortSignal) => AbortSignal.any([gone, stop.signal, cancelled]);
  return {
    now,
    ...(work && {
      runOnThread: (tool, given, cancelled) =>
        runOnThread(tool, given, work, visit, endOf(cancelled)),
    }),
    async inspectCertificate(request, cancelled) {
      const operation = services
        .flatMap(({ operations }) => operations)
        .find(({ operationId }) => operationId === "inspectCertificate");
      const signal = endOf(cancelled);
      const call = { query: request, params: {}, body: undefined, requestId, address, signal };
      // The operation needs no more of a call than this. The library judges its query, which may be anything.
      const reply = await operation?.handle(call as unknown as Call);
      // The report is an object.
      return reply?.body as object;
    },
  };
}

async function runOnThread(
  tool: string,
  given: unknown,
  work: Work,
  { gate, admission, address, work: timer }: Visit,
  signal: AbortSignal,
): Promise<object> {
  const request = { work, gate, admission, timer, address, signal };
  const { json } = await askThread({ tool, given, nowMs: gate.now() }, request);
  timer.resume();
  return JSON.parse(new TextDecoder().decode(json));
}
