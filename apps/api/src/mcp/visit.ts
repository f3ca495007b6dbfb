import type { Exchange } from "../http/exchange.ts";
import { requireLaunched } from "../http/gate.ts";
import { askThread } from "../http/operation/on-thread.ts";
import type { Service } from "../http/service.ts";
import { ProblemError } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import type { Guard } from "./create-mcp-server.ts";
import type { ToolContext } from "./tool.ts";

/** Checks, reserves and counts what a tool or a resource of a service costs a request. */
export function guardOf(services: readonly Service[], exchange: Exchange): Guard {
  const { gate } = exchange;
  return async (service, work) => {
    exchange.service = service;
    const offered = services.find(({ id }) => id === service);
    if (offered === undefined) {
      throw platformProblem("not_found", `This server does not offer the service ${service}.`);
    }
    try {
      requireLaunched(service, gate.prelaunch);
      offered.check?.();
      const { admission } = exchange;
      if (admission === undefined || gate.access === undefined) {
        exchange.resume();
        return await work();
      }
      exchange.admission = gate.access.enter(admission, service);
      await exchange.reserve(1);
      let spent = 0;
      try {
        exchange.resume();
        const result = await work();
        spent = 1;
        return result;
      } finally {
        exchange.settle(spent);
      }
    } catch (error) {
      exchange.code = codeOf(error);
      throw error;
    }
  };
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof ProblemError) return error.problem.code;
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode && typeof error.code === "string" ? error.code : undefined;
}

/** What tools need for one request. A call ends when it is stopped or cancelled, or when its caller has gone. */
export function contextOf(
  services: readonly Service[],
  exchange: Exchange,
  stopped: AbortSignal,
): ToolContext {
  const { work, now } = exchange.gate;
  const inspect = services.find((service) => service.inspectCertificate)?.inspectCertificate;
  const endOf = (cancelled: AbortSignal) => AbortSignal.any([exchange.signal, stopped, cancelled]);
  return {
    now,
    ...(work && {
      async runOnThread(tool, given, cancelled) {
        const task = { tool, given, nowMs: now() };
        const { json } = await askThread(task, exchange, work, endOf(cancelled));
        exchange.resume();
        return JSON.parse(new TextDecoder().decode(json));
      },
    }),
    ...(inspect && {
      inspectCertificate: (request, cancelled) => inspect(request, endOf(cancelled)),
    }),
  };
}
