import type { Context, Hono } from "hono";
import type { ServiceId } from "../services/service.ts";
import { isLibraryError, libraryProblem } from "./library-problem.ts";
import type { Limiter } from "./limiter.ts";
import type { Log } from "./logging.ts";
import type { Call, Operation, Reply } from "./operation.ts";
import { type Prelaunch, refuseBeforeLaunch } from "./prelaunch.ts";
import { type Fault, ProblemError } from "./problem.ts";
import { platformProblem } from "./problem-kinds.ts";
import { problemResponse } from "./problem-response.ts";
import { plainBodyLimitBytes, readJsonBody } from "./read-json-body.ts";
import { requestIdOf } from "./request-id.ts";
import { schemaFaults } from "./schema-faults.ts";
import { apiHeaders } from "./security-headers.ts";

/** What every operation passes through on its way. */
export interface Gate {
  readonly limiter: Limiter;
  readonly prelaunch: Prelaunch;
  readonly log: Log;
  readonly clientAddress: (context: Context) => string;
}

/**
 * Mounts one operation. The whole way of a request is this one function rather than a chain of middleware: each link of a
 * chain costs a promise, and reading or changing a finished response costs half of the throughput.
 */
export function mountOperation(app: Hono, operation: Operation, service: ServiceId, gate: Gate) {
  const route = operation.path.replaceAll(/\{(\w+)\}/g, ":$1");
  app.on(operation.method.toUpperCase(), route, async (context) => {
    const start = performance.now();
    const requestId = requestIdOf(context.req.raw.headers.get("x-request-id"));
    let status = 200;
    let code: string | undefined;
    try {
      await admit(context, service, gate);
      const reply = await operation.handle(await readCall(context, operation, requestId));
      status = reply.status ?? 200;
      return jsonResponse(reply, status, requestId);
    } catch (error) {
      const problem = asProblem(error, operation, requestId, gate.log);
      status = problem.problem.status;
      code = problem.problem.code;
      return problemResponse(problem, requestId);
    } finally {
      gate.log.info({
        requestId,
        method: context.req.method,
        route: operation.path,
        service,
        status,
        code,
        durationMs: Math.round((performance.now() - start) * 1000) / 1000,
      });
    }
  });
}

async function admit(context: Context, service: ServiceId, gate: Gate): Promise<void> {
  refuseBeforeLaunch(service, gate.prelaunch);
  const allowance = await gate.limiter.consume(gate.clientAddress(context));
  if (!allowance.allowed) {
    const seconds = allowance.resetSeconds;
    throw platformProblem(
      "rate_limited",
      `At most ${gate.limiter.limit} requests in ${gate.limiter.windowSeconds} seconds. Try again in ${seconds} seconds.`,
      { headers: { "Retry-After": String(seconds) } },
    );
  }
}

async function readCall(context: Context, operation: Operation, requestId: string): Promise<Call> {
  const request = context.req.raw;
  return {
    params: context.req.param(),
    query: operation.query ? readQuery(context, operation.query) : {},
    body: operation.body
      ? await readJsonBody(request, operation.bodyLimitBytes ?? plainBodyLimitBytes)
      : undefined,
    headers: request.headers,
    requestId,
    get signal() {
      return request.signal;
    },
  };
}

function readQuery(context: Context, schema: NonNullable<Operation["query"]>) {
  // Most requests have no query, and taking an address apart is not free.
  const hasQuery = context.req.raw.url.includes("?");
  const given = hasQuery ? Object.entries(context.req.queries()) : [];
  const errors: Fault[] = given
    .filter(([name, values]) => values.length > 1 && Object.hasOwn(schema.shape, name))
    .map(([name, values]) => ({
      parameter: name,
      code: "invalid_value",
      detail: `${name} was given ${values.length} times; give it once.`,
    }));
  const query = Object.fromEntries(given.map(([name, values]) => [name, values[0] ?? ""]));
  const parsed = schema.safeParse(query);
  if (!parsed.success) errors.push(...schemaFaults(parsed.error, "parameter"));
  if (errors.length > 0) {
    const detail = errors.map((fault) => fault.detail).join(" ");
    throw platformProblem("invalid_request", detail, { errors });
  }
  return query;
}

function jsonResponse(reply: Reply, status: number, requestId: string): Response {
  const body = reply.body === undefined ? null : JSON.stringify(reply.body);
  return new Response(body, {
    status,
    // A plain object keeps the adapter on its fast path; a Headers instance does not.
    headers: {
      ...apiHeaders,
      ...(body === null ? {} : { "Content-Type": "application/json" }),
      "X-Request-Id": requestId,
      ...reply.headers,
    },
  });
}

function asProblem(
  error: unknown,
  operation: Operation,
  requestId: string,
  log: Log,
): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isLibraryError(error)) {
    return libraryProblem(error, operation.fields ?? (operation.body ? "body" : "parameter"));
  }
  log.error({ requestId, route: operation.path, error: describe(error) }, "unexpected error");
  return platformProblem("internal", "Something broke on our side. It has been logged.");
}

/** The stack tells where; the message may carry what the caller sent, so it stays out of the log. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n");
}
