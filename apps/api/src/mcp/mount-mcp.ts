import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Context, Hono } from "hono";
import { type Exchange, handleRequests } from "../http/exchange.ts";
import { type Gate, requireLaunched } from "../http/gate.ts";
import { askThread } from "../http/operation/on-thread.ts";
import { type KnownOrigins, requireKnownOrigin } from "../http/origins.ts";
import { readJsonBody } from "../http/read-body.ts";
import type { Service } from "../http/service.ts";
import { type HeaderSource, headersOf, incomingOf } from "../incoming-request.ts";
import { internalErrorProblem } from "../problems/library-problem.ts";
import { ProblemError } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import { apiHeaders } from "../security-headers.ts";
import type { ServiceId } from "../service-id.ts";
import { createMcpServer, type Guard } from "./create-mcp-server.ts";
import { RunningCalls, refusalOf, unitsOf, unreadable } from "./messages.ts";
import type { Tool, ToolContext } from "./tool.ts";
import { offeredTools } from "./tools/index.ts";

const route = "/mcp";
const bodyLimitBytes = 256 * 1024;

interface Place {
  readonly services: readonly Service[];
  readonly tools: readonly Tool[];
  readonly calls: RunningCalls;
}

/** Mounts MCP (streamable HTTP): the same keys and limits as `/v1`, and no sessions. */
export function mountMcp(
  app: Hono,
  gate: Gate,
  services: readonly Service[],
  settings: KnownOrigins,
): void {
  const tools = offeredTools(services.map(({ id }) => id));
  const ids = [...new Set(tools.flatMap((tool) => tool.serviceOf({}) ?? []))];
  if (ids.length === 0) return;
  const place = { services, tools, calls: new RunningCalls() };
  const way = {
    route,
    method: "POST",
    open: false,
    headersOf: withBearer,
    check(context: Context) {
      requireAnyLaunched(ids, gate);
      requireKnownOrigin(context, route, settings);
    },
  };
  app.post(
    route,
    handleRequests(gate, way, (exchange) => answer(exchange, place)),
  );
}

/** No service is live yet: refuses before a key is read, as every service does. */
function requireAnyLaunched(services: readonly ServiceId[], { prelaunch }: Gate): void {
  const [first] = services;
  if (first && services.every((id) => prelaunch.has(id))) requireLaunched(first, prelaunch);
}

async function answer(exchange: Exchange, place: Place): Promise<Response> {
  const { context, headerFields } = exchange;
  try {
    const source = incomingOf(context) ?? context.req.raw;
    const body = await readJsonBody(source, bodyLimitBytes, headerFields);
    return await answerMessage(exchange, body, place);
  } catch (error) {
    // The protocol has an answer of its own to what is no message.
    const refused = error instanceof ProblemError ? unreadable(error.problem) : undefined;
    if (refused === undefined) throw error;
    exchange.code = refused.code;
    return finish(refused.response, exchange);
  }
}

async function answerMessage(
  exchange: Exchange,
  parsedBody: unknown,
  { services, tools, calls }: Place,
): Promise<Response> {
  const { context, gate, headerFields, admission, address, requestId } = exchange;
  const refused = refusalOf(parsedBody, headerFields);
  if (refused === undefined && admission) {
    await gate.access?.charge(admission, unitsOf(parsedBody, tools));
  }
  exchange.begin();
  const stop = new AbortController();
  const caller = admission?.caller.keyId ?? address;
  calls.cancel(caller, parsedBody);
  const end = calls.add(caller, parsedBody, stop);
  try {
    if (refused) return await finish(refused, exchange);
    const { url, headers } = context.req.raw;
    // The body has been read, so the protocol gets the request without it.
    const bodyless = new Request(url, { method: "POST", headers });
    const options = {
      tools,
      context: contextOf(services, exchange, stop.signal),
      guard: guardOf(services, exchange),
      internalErrorProblem: (error: unknown) =>
        internalErrorProblem(error, { requestId, route }, gate.log).problem,
    };
    const unsubscribed = { maxSubscriptions: 0, keepAliveMs: 0 };
    const handler = createMcpHandler(() => createMcpServer(options), unsubscribed);
    return await finish(await handler.fetch(bodyless, { parsedBody }), exchange);
  } finally {
    end();
  }
}

/** Reads the answer to its end, because the request counts as in flight until then. */
async function finish(response: Response, exchange: Exchange): Promise<Response> {
  exchange.resume();
  // A text of megabytes would be decoded and encoded again, in one turn.
  const body = new Uint8Array(await response.arrayBuffer());
  exchange.status = response.status;
  exchange.bytes = body.byteLength;
  const type = response.headers.get("content-type");
  return new Response(body.byteLength === 0 ? null : body, {
    status: response.status,
    headers: {
      ...apiHeaders,
      ...(type === null || body.byteLength === 0 ? {} : { "Content-Type": type }),
      "X-Request-Id": exchange.requestId,
      ...exchange.admission?.headers(),
    },
  });
}

/** Keys come in `X-API-Key`, or as the bearer token that many assistants can send. */
function withBearer(context: Context): HeaderSource {
  const headers = headersOf(context);
  return {
    get(name) {
      const value = headers.get(name);
      if (value !== null || name !== "x-api-key") return value;
      return /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
    },
  };
}

/** Checks, reserves and counts what a tool or a resource of a service costs a request. */
function guardOf(services: readonly Service[], exchange: Exchange): Guard {
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

/** What tools need for one request. A call ends when its caller has gone or cancels it. */
function contextOf(
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
