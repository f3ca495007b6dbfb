import { present } from "@almanac/kernel/objects/objects";
import type { CommandType, Store } from "@almanac/storefront-fixtures";
import {
  callFault,
  type RunMeta,
  restRefusal,
  restReply,
  type ShopCommand,
  type UcpEndpoint,
  UcpFault,
  type UcpHost,
  type UcpReply,
  ucpEndpoints,
} from "@almanac/storefront-fixtures/ucp/server";
import type { Context, Hono } from "hono";
import type { Gate } from "../../http/gate.ts";
import { type Watch, watched } from "../../http/observed-route.ts";
import { requireKnownOrigin } from "../../http/origins.ts";
import { readJsonBody } from "../../http/read-body.ts";
import { sendText } from "../../http/send-text.ts";
import { internalErrorProblem } from "../../problems/library-problem.ts";
import { ProblemError } from "../../problems/problem.ts";
import { apiHeaders } from "../../security-headers.ts";
import { sameSecret } from "./lab/guard.ts";
import { runCommand } from "./shops/run-command.ts";
import type { Surfaces } from "./surfaces.ts";

const bodyLimitBytes = 256 * 1024;

/** Mounts the profiles, the REST bindings and the MCP bindings of every version. */
export function mountUcp(app: Hono, gate: Gate, surfaces: Surfaces): void {
  for (const endpoint of ucpEndpoints()) {
    const { method, path: route } = endpoint;
    const refusal = (error: unknown, watch: Watch) =>
      respond(endpoint.binding, endpoint.refusal(asFault(error, gate, watch, route)), watch);
    const readBody = async (context: Context, mostBytes: number) => {
      if (endpoint.binding === "mcp") requireKnownOrigin(context, route, surfaces.settings);
      endpoint.check(context.req.raw.headers);
      return await bodyOf(context, endpoint.body, Math.min(bodyLimitBytes, mostBytes));
    };
    const place = { route, service: "storefront", refusal, readBody } as const;
    const handle = watched(gate, place, async (context, watch, body) => {
      const { path } = context.req;
      const id = context.req.param("id") ?? "";
      const { headers } = watch;
      const request = { method: context.req.method, path, id, headers, body };
      const host = hostOf(watch, body, gate, surfaces, route, context.req.raw.signal);
      return respond(endpoint.binding, await endpoint.answer(request, host), watch);
    });
    if (method === "*") app.all(route, handle);
    else app.on(method, route, handle);
  }
}

function hostOf(
  watch: Watch,
  body: unknown,
  gate: Gate,
  surfaces: Surfaces,
  route: string,
  signal: AbortSignal,
): UcpHost {
  const { webhooks, settings } = surfaces;
  return {
    async selectShop() {
      const selected = await surfaces.selectShop(watch);
      const webhookUrl = selected.sandbox?.options.webhookUrl;
      return {
        ...present({ base: selected.base, webhookUrl }),
        run: <Type extends CommandType>(
          command: ShopCommand<Type> | ((store: Store) => ShopCommand<Type>),
          { surface, ...conditions }: RunMeta,
        ) => {
          const { lab } = settings;
          const run = { selected, callerContext: watch, surface, body, webhooks, lab };
          return runCommand<Type>(run, command, conditions);
        },
      };
    },
    negotiate: (profile, version) =>
      surfaces.negotiate(profile, version, watch.traceparent, signal),
    publicKeys: async () => [(await surfaces.signingKey()).publicJwk],
    asFault: (error) => asFault(error, gate, watch, route),
  };
}

async function bodyOf(
  context: Context,
  needed: UcpEndpoint["body"],
  limitBytes: number,
): Promise<unknown> {
  const { raw } = context.req;
  const length = raw.headers.get("content-length");
  const isEmpty = raw.body === null || length === "0" || length === null;
  if (needed === "none" || (needed === "optional" && isEmpty)) return undefined;
  return await readJsonBody(raw, limitBytes, raw.headers);
}

/** Writes an answer with the headers of every answer of this server. */
async function respond(
  binding: UcpEndpoint["binding"],
  { status, headers, body, code, isFree }: UcpReply,
  watch: Watch,
): Promise<Response> {
  if (code !== undefined) watch.code = code;
  if (isFree) watch.spend = 0;
  const { requestId } = watch;
  const all = {
    ...apiHeaders,
    ...(binding === "mcp" ? {} : { "Request-Id": requestId }),
    "X-Request-Id": requestId,
    ...headers,
  };
  return body === undefined
    ? new Response(null, { status, headers: all })
    : sendText(watch.headers, JSON.stringify(body), all, status);
}

/**
 * Ships an order at the request of a test. The public conformance suite of UCP calls this path (in
 * `webhook_test` and `security_test`). It exists only if a secret is set.
 */
export function mountSimulation(app: Hono, gate: Gate, surfaces: Surfaces): void {
  const { simulationSecret } = surfaces.settings;
  if (simulationSecret === undefined) return;
  const route = "/testing/simulate-shipping/:id";
  const refusal = (error: unknown, watch: Watch) =>
    respond("rest", restRefusal(asFault(error, gate, watch, route)), watch);
  const place = { route, service: "storefront", refusal } as const;
  const handle = watched(gate, place, async (context, watch) => {
    if (!sameSecret(watch.headers.get("simulation-secret") ?? "", simulationSecret)) {
      throw new UcpFault(403, "forbidden", "Send the secret of this shop in Simulation-Secret.");
    }
    const order_id = context.req.param("id") ?? "";
    const selected = await surfaces.selectShop(watch);
    const { webhooks } = surfaces;
    const run = { selected, callerContext: watch, surface: "lab", webhooks, lab: false };
    const { result } = await runCommand(run, { type: "advance_order", order_id, to: "shipped" });
    if (!result.success) throw callFault(result.error);
    const { id, stage, version } = result.data;
    const body = { order_id: id, status: stage };
    return respond("rest", restReply({ status: 200, body, version, replayed: false }), watch);
  });
  app.post(route, handle);
}

/** Any error as a fault of this standard. The platform's problems keep status and code. */
function asFault(error: unknown, { log }: Gate, { requestId }: Watch, route: string): UcpFault {
  if (error instanceof UcpFault) return error;
  const known = error instanceof ProblemError;
  const { problem, headers } = known
    ? error
    : internalErrorProblem(error, { requestId, route }, log);
  return new UcpFault(problem.status, problem.code, problem.detail, { headers });
}
