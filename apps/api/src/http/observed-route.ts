import type { Context } from "hono";
import type { Admission } from "../access/admission-limits.ts";
import { anyone } from "../access/caller.ts";
import { type HeaderSource, headersOf, requestIdOf } from "../incoming-request.ts";
import type { Pool } from "../limits/in-flight.ts";
import { WorkTimer } from "../limits/processor-time.ts";
import { memoize } from "../observe/memoize.ts";
import { continueTrace, type Outcome, reportRequests } from "../observe/request-report.ts";
import { internalErrorProblem } from "../problems/library-problem.ts";
import { ProblemError } from "../problems/problem.ts";
import type { ServiceId } from "../service-id.ts";
import { type Admitted, admit, endWork, type Gate, paceRefusal, requireLaunched } from "./gate.ts";
import type { CallerContext } from "./operation/operation.ts";
import { sendProblem } from "./send-text.ts";

/** One request of a watched route: what its handler receives, and what it reports back. */
export interface Watch extends CallerContext {
  readonly requestId: string;
  /** The caller's trace, to send with requests to other servers. */
  readonly traceparent: string | undefined;
  /** The code of the problem in the answer, if the handler builds that answer itself. */
  code?: string;
  /** How many successes count against the quota. Default: 1 for each 2xx answer. */
  spend?: number;
  /** Reserves quota for this many successes, if an answer can cost more than one. Throws the problem if fewer are left. */
  reserve(rows: number): Promise<void>;
  /** To be called when work goes on after a wait, so that its time is counted. */
  resume(): void;
}

interface Place<Body> {
  /** The route pattern, not the path. */
  readonly route: string;
  readonly service?: ServiceId;
  /** Whether a key is needed. Default: false, but a key that is sent is always checked. */
  readonly keyed?: boolean;
  /** How many requests of the minute a request with a key counts as; default 1. As the weight of an operation. */
  readonly units?: number;
  /** The headers from which the key is read. Default: those of the request. */
  readonly headersOf?: (context: Context) => HeaderSource;
  /**
   * Reads the body for the handler, after the request is admitted and before it counts as in flight. It refuses more than
   * `mostBytes`, whatever the route allows.
   */
  readonly readBody?: (context: Context, mostBytes: number) => Promise<Body>;
  /** Builds the answer to a request that is refused or fails. Default: problem+json. */
  readonly refusal?: (error: unknown, watch: Watch) => Response | Promise<Response>;
}

/** What is known about a request so far, whether it succeeds or fails. */
interface Progress extends Outcome {
  readonly work: WorkTimer;
  admission?: Admission | undefined;
  pool?: Pool;
}

/**
 * Handles a route that is not an operation of the API, such as a page, or a protocol with its own answers. The steps
 * are those of an operation, in the same order: check whether the service is launched, `admit`, read the body, take a
 * place among the requests in flight, call the handler.
 */
export function watched<Body = undefined>(
  gate: Gate,
  place: Place<Body>,
  handle: (context: Context, watch: Watch, body: Body) => Response | Promise<Response>,
): (context: Context) => Promise<Response> {
  const { route, service } = place;
  // One report function for each method. There are few, because Node's HTTP parser accepts only about thirty methods.
  const reportOf = memoize((method: string) => reportRequests(gate, { method, route, service }));
  return async (context) => {
    const startMs = performance.now();
    const headers = headersOf(context);
    const requestId = requestIdOf(headers.get("request-id") ?? headers.get("x-request-id"));
    const trace = continueTrace(headers.get("traceparent"));
    const progress: Progress = { status: 500, traceId: trace?.traceId, work: new WorkTimer() };
    const watch: Watch = {
      requestId,
      traceparent: trace?.traceparent,
      get headers() {
        return context.req.raw.headers;
      },
      get caller() {
        return progress.admission?.caller ?? anyone;
      },
      get address() {
        return gate.clientAddress(context);
      },
      get variables() {
        return context.var;
      },
      async reserve(rows) {
        await progress.admission?.reserve(rows);
      },
      resume() {
        progress.work.resume();
      },
    };
    try {
      progress.work.resume();
      if (service !== undefined) requireLaunched(service, gate.prelaunch);
      const { pool, mostBodyBytes } = await enter(context, place, gate, progress);
      // Places without `readBody` have the type `undefined` for their body.
      const body = (await place.readBody?.(context, mostBodyBytes)) as Body;
      progress.work.resume();
      pool.enter();
      progress.pool = pool;
      return leave(await handle(context, watch, body), watch.spend, progress);
    } catch (error) {
      if (error instanceof ProblemError) progress.caller ??= error.caller;
      const refusal = place.refusal ?? ((reason) => asProblem(reason, watch, gate, route));
      const extra = progress.admission ? {} : await paceRefusal(error, headers, gate);
      const refused = await refusal(error, watch);
      for (const [name, value] of Object.entries(extra)) refused.headers.set(name, value);
      return leave(refused, 0, progress);
    } finally {
      endWork(progress, context, gate);
      progress.code = watch.code;
      reportOf(context.req.method)(requestId, startMs, progress);
    }
  };
}

async function enter(
  context: Context,
  {
    service,
    keyed = false,
    units = 1,
    headersOf: keyHeadersOf = headersOf,
  }: Omit<Place<never>, "readBody">,
  gate: Gate,
  progress: Progress,
): Promise<Admitted> {
  const place = { service, open: !keyed };
  const admitted = await admit(context, keyHeadersOf(context), place, gate);
  const { admission, pool } = admitted;
  pool.requireFreePlace();
  if (admission === undefined) return admitted;
  progress.admission = admission;
  progress.caller = admission.caller;
  if (units > 1) await gate.access?.charge(admission, units);
  await admission.reserve(1);
  return admitted;
}

/** Settles what the answer costs the key, and adds the headers that say what is left. */
function leave(response: Response, spend: number | undefined, progress: Progress): Response {
  progress.status = response.status;
  const { admission } = progress;
  if (admission === undefined) return response;
  const spent = spend ?? (response.ok ? 1 : 0);
  admission.settle(spent);
  if (admission.service !== undefined) progress.spent = spent;
  for (const [name, value] of Object.entries(admission.headers())) {
    response.headers.set(name, value);
  }
  // The answer is meant for this key, so no shared cache may store it.
  response.headers.set("Cache-Control", "no-store");
  return response;
}

function asProblem(error: unknown, watch: Watch, { log }: Gate, route: string): Promise<Response> {
  const { requestId } = watch;
  const problem =
    error instanceof ProblemError ? error : internalErrorProblem(error, { requestId, route }, log);
  watch.code = problem.problem.code;
  return sendProblem(watch.headers, problem, requestId);
}
