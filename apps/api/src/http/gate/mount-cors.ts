import type { Context, Hono } from "hono";
import { answerHeaders } from "../openapi/headers.ts";
import type { Gate } from "./gate.ts";
import { limitAddress } from "./limit-address.ts";

/** The paths that pages of other origins may call. */
const paths = ["/v1/*", "/mcp", "/:vpic{[Vv][Pp][Ii][Cc]}/*"];

/** What a page may send besides the headers that browsers always allow. */
const sendable = [
  "X-API-Key",
  "Authorization",
  "Content-Type",
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "X-Request-Id",
  "traceparent",
  "MCP-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "Mcp-Session-Id",
].join(", ");

/** What a page may read besides the headers that browsers always allow. */
const readable = Object.keys(answerHeaders).join(", ");

/** Browsers keep the answer to a preflight for at most two hours. */
const maxAgeSeconds = 7_200;

/**
 * Lets browsers call from the listed origins (CORS). Without a list nothing is mounted, so that requests of servers do
 * not pay for it. Answers name the origin and never allow cookies. A preflight carries no key, so it counts against its
 * address.
 */
export function mountCors(app: Hono, gate: Gate, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const listed = new Set(origins);
  for (const path of paths) {
    app.use(path, async (context, next): Promise<Response | undefined> => {
      const origin = context.req.header("origin");
      const isListed = origin !== undefined && listed.has(origin);
      if (isListed && isPreflight(context)) {
        await limitAddress(gate.clientAddress(context), gate);
        return preflight(origin);
      }
      await next();
      context.res.headers.append("Vary", "Origin");
      if (isListed) {
        context.res.headers.set("Access-Control-Allow-Origin", origin);
        context.res.headers.set("Access-Control-Expose-Headers", readable);
      }
      return undefined;
    });
  }
}

function isPreflight({ req }: Context): boolean {
  return req.method === "OPTIONS" && req.header("access-control-request-method") !== undefined;
}

function preflight(origin: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
      "Access-Control-Allow-Headers": sendable,
      "Access-Control-Max-Age": String(maxAgeSeconds),
      Vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
    },
  });
}
