import type { Context } from "hono";
import type { ServiceId } from "../services/service.ts";
import { lookUpOnce } from "./look-up-once.ts";
import type { Gate } from "./mount.ts";
import { ourFault } from "./our-fault.ts";
import { ProblemError } from "./problem.ts";
import { problemResponse } from "./problem-response.ts";
import { requestIdOf } from "./request-id.ts";
import { reportRequests } from "./request-report.ts";
import { continueTrace } from "./trace.ts";

/** One request of a watched route: what its handler is given, and what it tells in return. */
export interface Watch {
  readonly requestId: string;
  /** The caller's trace, to pass on to whatever is asked in turn. */
  readonly traceparent: string | undefined;
  /** The code of the problem in the answer, where the handler answers with one by itself. */
  code?: string;
}

interface Place {
  /** The pattern, not the path. */
  readonly route: string;
  readonly service?: ServiceId;
}

/**
 * A route that is no operation of the API, such as a page or a protocol with answers of its own: counted as in flight,
 * measured and logged all the same. A problem that its handler throws leaves as one.
 */
export function watched(
  gate: Gate,
  { route, service }: Place,
  handle: (context: Context, watch: Watch) => Response | Promise<Response>,
): (context: Context) => Promise<Response> {
  // By method, of which HTTP's parser knows some thirty.
  const reportOf = lookUpOnce((method: string) => reportRequests(gate, { method, route, service }));
  return async (context) => {
    const startMs = performance.now();
    const { headers } = context.req.raw;
    const requestId = requestIdOf(headers.get("request-id") ?? headers.get("x-request-id"));
    const trace = continueTrace(headers.get("traceparent"));
    const watch: Watch = { requestId, traceparent: trace?.traceparent };
    let status = 500;
    gate.inFlight.count += 1;
    try {
      const response = await handle(context, watch);
      status = response.status;
      return response;
    } catch (error) {
      const problem =
        error instanceof ProblemError ? error : ourFault(error, { requestId, route }, gate.log);
      status = problem.problem.status;
      watch.code = problem.problem.code;
      return problemResponse(problem, requestId);
    } finally {
      gate.inFlight.count -= 1;
      const { code } = watch;
      const report = reportOf(context.req.method);
      report(requestId, startMs, { status, code, traceId: trace?.traceId });
    }
  };
}
