import type { Context, Hono } from "hono";
import type { Gate } from "../../../http/gate/gate.ts";
import { readJsonBody } from "../../../http/input/read-json-body.ts";
import { type Watch, watched } from "../../../http/observed-route.ts";
import { apiHeaders } from "../../../security-headers.ts";
import { idempotencyMeta } from "../http/idempotency-meta.ts";
import type { Surfaces } from "../surfaces.ts";
import { profileOf } from "./agent.ts";
import type { UcpAnswer } from "./answer.ts";
import { asFault } from "./as-fault.ts";
import type { UcpVersion } from "./capabilities.ts";
import { UcpFault } from "./fault.ts";
import { type OperationName, runOperation } from "./operations.ts";
import { endpointPaths } from "./profile.ts";

const bodyLimitBytes = 256 * 1024;

const routes: readonly (readonly ["get" | "post" | "put", string, OperationName])[] = [
  ["post", "/catalog/search", "search_catalog"],
  ["post", "/catalog/lookup", "lookup_catalog"],
  ["post", "/catalog/product", "get_product"],
  ["post", "/carts", "create_cart"],
  ["get", "/carts/:id", "get_cart"],
  ["put", "/carts/:id", "update_cart"],
  ["post", "/carts/:id/cancel", "cancel_cart"],
  ["post", "/checkout-sessions", "create_checkout"],
  ["get", "/checkout-sessions/:id", "get_checkout"],
  ["put", "/checkout-sessions/:id", "update_checkout"],
  ["post", "/checkout-sessions/:id/complete", "complete_checkout"],
  ["post", "/checkout-sessions/:id/cancel", "cancel_checkout"],
  ["get", "/orders/:id", "get_order"],
];

/** The REST binding of one version. */
export function mountRest(app: Hono, gate: Gate, surfaces: Surfaces, version: UcpVersion): void {
  const prefix = endpointPaths[version];
  for (const [method, path, name] of routes) {
    const route = `${prefix}${path}`;
    app.on(
      method.toUpperCase(),
      route,
      answering<Asked>(
        gate,
        route,
        (context, watch, asked) => handle(context, surfaces, version, name, asked, watch),
        (context) => readAsked(context, name),
      ),
    );
  }
  const methodsByPath = new Map<string, string[]>();
  for (const [method, path] of routes) {
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method.toUpperCase()]);
  }
  for (const [path, methods] of methodsByPath) {
    const allow = (methods.includes("GET") ? [...methods, "HEAD"] : methods).sort().join(", ");
    const route = `${prefix}${path}`;
    app.all(
      route,
      answering(gate, route, async () => {
        throw new UcpFault(405, "method_not_allowed", `Allowed here: ${allow}.`, {
          headers: { Allow: allow },
        });
      }),
    );
  }
}

/** The agent that sends the request, and the body. */
interface Asked {
  /** The address of the agent's profile. */
  readonly profile: string;
  readonly body: unknown;
}

async function readAsked(context: Context, name: OperationName): Promise<Asked> {
  const profile = profileOf(context.req.raw.headers.get("ucp-agent"));
  return { profile, body: await readBody(context, name) };
}

async function handle(
  context: Context,
  surfaces: Surfaces,
  version: UcpVersion,
  name: OperationName,
  { profile, body }: Asked,
  watch: Watch,
): Promise<UcpAnswer> {
  const { headers, traceparent } = watch;
  const [agent, selected] = await Promise.all([
    surfaces.negotiate(profile, version, traceparent),
    surfaces.selectShop(watch),
  ]);
  return await runOperation(name, {
    selected,
    callerContext: watch,
    surface: "ucp",
    version,
    agent,
    webhooks: surfaces.webhooks,
    lab: surfaces.settings.lab,
    id: context.req.param("id") ?? "",
    body,
    meta: {
      ...(context.req.method === "GET"
        ? {}
        : idempotencyMeta(keyOf(headers), context.req.path, body)),
      ...ifMatch(headers),
    },
  });
}

/** The body of a cancellation is optional. */
async function readBody(context: Context, name: OperationName): Promise<unknown> {
  if (context.req.method === "GET" || context.req.method === "HEAD") return undefined;
  const optional = name.startsWith("cancel_");
  const request = context.req.raw;
  const length = request.headers.get("content-length");
  if (optional && (request.body === null || length === "0" || length === null)) return undefined;
  return await readJsonBody(request, bodyLimitBytes, request.headers);
}

function keyOf(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key !== null && key.length > 255) {
    throw new UcpFault(400, "invalid_request", "Idempotency-Key has at most 255 characters.");
  }
  return key;
}

function ifMatch(headers: Headers): { if_match?: number } {
  const header = headers.get("if-match");
  if (header === null || header.trim() === "*") return {};
  return { if_match: Number(/^\s*"(\d{1,15})"\s*$/.exec(header)?.[1] ?? -1) };
}

/** Builds every answer of the REST binding, including faults. */
export function answering<Body = undefined>(
  gate: Gate,
  route: string,
  work: (context: Context, watch: Watch, body: Body) => Promise<UcpAnswer>,
  readBody?: (context: Context) => Promise<Body>,
): (context: Context) => Promise<Response> {
  const refuse = (error: unknown, watch: Watch): Response => {
    const { requestId } = watch;
    const fault = asFault(error, gate.log, { requestId, route });
    const { code, status } = fault;
    watch.code = code;
    const errors = fault.errors.length > 0 ? { errors: fault.errors } : {};
    return json({ code, content: fault.message, ...errors }, status, requestId, fault.headers);
  };
  const place = {
    route,
    service: "storefront",
    refuse,
    ...(readBody ? { readBody } : {}),
  } as const;
  return watched<Body>(gate, place, async (context, watch, body) => {
    const answer = await work(context, watch, body);
    return json(answer.body, answer.status, watch.requestId, {
      ...(answer.version === undefined ? {} : { ETag: `"${answer.version}"` }),
      ...(answer.replayed ? { "Idempotent-Replayed": "true" } : {}),
      ...answer.headers,
    });
  });
}

function json(
  body: object,
  status: number,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...apiHeaders,
      "Content-Type": "application/json",
      "Request-Id": requestId,
      "X-Request-Id": requestId,
      ...headers,
    },
  });
}
