import { BlockList, isIP } from "node:net";
import type { Context, Hono } from "hono";
import { incomingOf } from "../incoming-request.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import { type Gate, limitAddress } from "./gate.ts";
import { answerHeaders } from "./openapi/answers.ts";

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
 * Reads the origins whose pages may call the API, separated by commas: `https://app.example`. There
 * is no `*`, because a page that anyone may open shows its key to anyone.
 */
export function parseOrigins(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const url = URL.canParse(part) ? new URL(part) : undefined;
      const isOrigin =
        url !== undefined &&
        /^https?:$/.test(url.protocol) &&
        url.pathname === "/" &&
        url.search + url.hash + url.username + url.password === "";
      if (!isOrigin || part.includes("*")) {
        throw new Error(`"${part}" is not an origin such as https://app.example`);
      }
      return url.origin;
    });
}

/**
 * Lets browsers call from the listed origins (CORS). Without a list nothing is mounted, so that
 * requests of servers do not pay for it. Answers name the origin and never allow cookies. A
 * preflight carries no key, so it counts against its address.
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

/** The origins whose pages may call, besides those of this machine. */
export interface KnownOrigins {
  readonly publicUrl?: string | undefined;
  readonly corsOrigins?: readonly string[];
}

/**
 * Refuses pages of other origins, as the Model Context Protocol asks (Transports, "Security &
 * Endpoint"): a page could otherwise reach a server on the reader's own machine under a name that
 * resolves to it.
 */
export function requireKnownOrigin(
  context: Context,
  route: string,
  { publicUrl, corsOrigins = [] }: KnownOrigins,
): void {
  const origin = context.req.header("origin");
  if (origin === undefined || corsOrigins.includes(origin)) return;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isOwn = publicUrl !== undefined && url?.origin === new URL(publicUrl).origin;
  if (isOwn || (url !== undefined && isLoopback(url.hostname.replace(/^\[(.*)\]$/, "$1")))) return;
  throw platformProblem(
    "forbidden_origin",
    `Pages of ${origin.slice(0, 200)} may not call ${route}.`,
  );
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an address or name can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return host.toLowerCase() === "localhost";
  return loopback.check(host, version === 6 ? "ipv6" : "ipv4");
}

/** Whether the settings say that only the user of this machine can reach this server. */
export function isForThisMachine(address: OwnAddressSettings & { trustedProxies?: unknown }) {
  const { host, publicUrl, trustedProxies } = address;
  if (host === undefined || trustedProxies !== undefined) return false;
  return isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
}

/** The settings that determine the address of this instance. */
export interface OwnAddressSettings {
  readonly publicUrl?: string | undefined;
  readonly host?: string;
}

/**
 * The address of this instance, for command lines that people paste. It is the public URL if that
 * is set. The Host header is used only if it names this machine: otherwise the caller chose it, and
 * a key must not be sent there.
 */
export function ownAddress(context: Context, { publicUrl, host }: OwnAddressSettings): string {
  if (publicUrl !== undefined) return publicUrl;
  const asked = new URL(context.req.url);
  const name = asked.hostname.replace(/^\[(.*)\]$/, "$1");
  const { localAddress, localPort } = incomingOf(context)?.socket ?? {};
  const local = localAddress?.replace(/^::ffff:(?=[\d.]+$)/, "");
  const port = asked.port === "" ? 80 : Number(asked.port);
  const isOwn = (name === local || name === host) && (port === localPort || local === undefined);
  if (isLoopback(name) || isOwn) return `http://${asked.host}`;
  if (local === undefined || localPort === undefined) return "http://localhost";
  return `http://${local.includes(":") ? `[${local}]` : local}:${localPort}`;
}
