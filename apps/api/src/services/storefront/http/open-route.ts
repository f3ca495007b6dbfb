import type { Context } from "hono";
import type { Gate } from "../../../platform/mount.ts";
import { ProblemError } from "../../../platform/problem.ts";
import { platformProblem } from "../../../platform/problem-kinds.ts";
import { problemResponse } from "../../../platform/problem-response.ts";
import { requestIdOf } from "../../../platform/request-id.ts";
import { reportRequests } from "../../../platform/request-report.ts";
import { admit } from "./admit.ts";

type Handler = (context: Context) => Promise<Response>;

/** A route for browsers, open to all: what is refused leaves as a problem, and every request is logged. */
export function openRoute(gate: Gate, route: string, handler: Handler): Handler {
  return async (context) => {
    const startMs = performance.now();
    const { method, raw } = context.req;
    const requestId = requestIdOf(raw.headers.get("x-request-id"));
    let status = 200;
    let code: string | undefined;
    try {
      await admit(context, gate);
      const response = await handler(context);
      status = response.status;
      return response;
    } catch (error) {
      const problem = error instanceof ProblemError ? error : unexpected(error, gate, requestId);
      status = problem.problem.status;
      code = problem.problem.code;
      return problemResponse(problem, requestId);
    } finally {
      reportRequests(gate, { method, route, service: "storefront" })(requestId, startMs, {
        status,
        code,
      });
    }
  };
}

function unexpected(error: unknown, gate: Gate, requestId: string): ProblemError {
  const name = error instanceof Error ? error.name : typeof error;
  gate.log.error({ requestId, error: name }, "unexpected error");
  return platformProblem("internal", "Something broke on our side. It has been logged.");
}
