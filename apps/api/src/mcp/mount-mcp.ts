import { createMcpHandler, type McpHttpHandler } from "@modelcontextprotocol/server";
import type { Context, Hono } from "hono";
import { admit, endWork, type Gate, paceRefusal, requireLaunched } from "../http/gate.ts";
import { type KnownOrigins, requireKnownOrigin } from "../http/origins.ts";
import { readJsonBody } from "../http/read-body.ts";
import { sendProblem } from "../http/send-text.ts";
import type { Service } from "../http/service.ts";
import { type HeaderSource, headersOf, incomingOf, requestIdOf } from "../incoming-request.ts";
import { WorkTimer } from "../limits/processor-time.ts";
import { memoize } from "../observe/memoize.ts";
import { reportRequests } from "../observe/request-report.ts";
import { internalErrorProblem } from "../problems/library-problem.ts";
import { ProblemError } from "../problems/problem.ts";
import { apiHeaders } from "../security-headers.ts";
import type { ServiceId } from "../service-id.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { RunningCalls, refusalOf, unitsOf, unreadable } from "./messages.ts";
import type { Tool } from "./tool.ts";
import { offeredTools } from "./tools/index.ts";
import { contextOf, guardOf, type Visit } from "./visit.ts";

const route = "/mcp";
const bodyLimitBytes = 256 * 1024;

/**
 * Mounts the Model Context Protocol (streamable HTTP, both generations): the same keys, scopes, rates and quotas as
 * `/v1`. There are no sessions and no streams that outlive an answer.
 */
export function mountMcp(
  app: Hono,
  gate: Gate,
  services: readonly Service[],
  settings: KnownOrigins,
): void {
  const tools = offeredTools(services.map(({ id }) => id));
  const ids = [...new Set(tools.flatMap((tool) => tool.serviceOf({}) ?? []))];
  if (ids.length === 0) return;
  const calls = new RunningCalls();
  const report = memoize((service: ServiceId | undefined) =>
    reportRequests(gate, { method: "POST", route, service }),
  );
  const handlerOf = (visit: Visit, signal: AbortSignal): McpHttpHandler =>
    createMcpHandler(
      () =>
        createMcpServer({
          tools,
          context: contextOf(services, gate, visit, signal),
          guard: guardOf(services, visit),
          internalErrorProblem: (error) =>
            internalErrorProblem(error, { requestId: visit.requestId, route }, gate.log).problem,
        }),
      { maxSubscriptions: 0, keepAliveMs: 0 },
    );
  app.post(route, async (context) => {
    const startMs = performance.now();
    const requestId = requestIdOf(context.req.raw.headers.get("x-request-id"));
    const address = gate.clientAddress(context);
    const work = new WorkTimer();
    const stop = new AbortController();
    const visit: Visit = { status: 500, requestId, address, gate, work, stop };
    try {
      requireAnyLaunched(ids, gate);
      requireKnownOrigin(context, route, settings);
      return await answer(context, visit, handlerOf(visit, context.req.raw.signal), tools, calls);
    } catch (error) {
      const problem =
        error instanceof ProblemError
          ? error
          : internalErrorProblem(error, { requestId, route }, gate.log);
      visit.status = problem.problem.status;
      visit.code = problem.problem.code;
      visit.caller ??= problem.caller;
      const { code, detail } = problem.problem;
      const refused = unreadable(code, detail);
      if (refused) return await finish(refused, visit);
      const headers = headersOf(context);
      const known = visit.admission?.headers() ?? (await paceRefusal(error, headers, gate));
      return await sendProblem(headers, problem, requestId, known);
    } finally {
      endWork(visit, context, gate);
      report(visit.service)(requestId, startMs, visit);
    }
  });
}

/** If no service is live yet, refuses the request before a key is read, as every service does before its launch. */
function requireAnyLaunched(services: readonly ServiceId[], { prelaunch }: Gate): void {
  const [first] = services;
  if (first && services.every((id) => prelaunch.has(id))) requireLaunched(first, prelaunch);
}

async function answer(
  context: Context,
  visit: Visit,
  handler: McpHttpHandler,
  tools: readonly Tool[],
  calls: RunningCalls,
): Promise<Response> {
  const { gate } = visit;
  const { raw } = context.req;
  const headers = headersOf(context);
  const { admission, pool } = await admit(context, withBearer(headers), { open: false }, gate);
  visit.admission = admission;
  visit.caller = visit.admission?.caller;
  pool.requireFreePlace();
  const source = incomingOf(context) ?? raw;
  const parsedBody = await readJsonBody(source, bodyLimitBytes, headers);
  const refused = refusalOf(parsedBody, headers);
  if (refused === undefined && visit.admission) {
    await gate.access?.charge(visit.admission, unitsOf(parsedBody, tools));
  }
  visit.work.resume();
  pool.enter();
  visit.pool = pool;
  const caller = visit.caller?.keyId ?? visit.address;
  calls.cancel(caller, parsedBody);
  const end = calls.add(caller, parsedBody, visit.stop);
  try {
    return await finish(refused ?? (await handler.fetch(bodyless(raw), { parsedBody })), visit);
  } finally {
    end();
  }
}

/** The body has been read, so the protocol gets the request without it. */
function bodyless({ url, headers }: Request): Request {
  return new Request(url, { method: "POST", headers });
}

/** Reads the answer to its end, because the request counts as in flight until then. */
async function finish(response: Response, visit: Visit): Promise<Response> {
  visit.work.resume();
  const text = await response.text();
  visit.status = response.status;
  visit.bytes = Buffer.byteLength(text);
  const type = response.headers.get("content-type");
  return new Response(text === "" ? null : text, {
    status: response.status,
    headers: {
      ...apiHeaders,
      ...(type === null || text === "" ? {} : { "Content-Type": type }),
      "X-Request-Id": visit.requestId,
      ...visit.admission?.headers(),
    },
  });
}

/** Keys come in `X-API-Key`, or as the bearer token that many assistants can send. */
function withBearer(headers: HeaderSource): HeaderSource {
  return {
    get(name) {
      const value = headers.get(name);
      if (value !== null || name !== "x-api-key") return value;
      return /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
    },
  };
}
