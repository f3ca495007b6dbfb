import type { Context, Hono } from "hono";
import type { Gate } from "../../../http/gate/gate.ts";
import { readJsonBody } from "../../../http/input/read-json-body.ts";
import { type Watch, watched } from "../../../http/observed-route.ts";
import { faultLines } from "../../../problems/schema-faults.ts";
import { apiHeaders } from "../../../security-headers.ts";
import type { Surfaces } from "../surfaces.ts";
import { asFault } from "../ucp/as-fault.ts";
import type { UcpVersion } from "../ucp/capabilities.ts";
import type { UcpFault } from "../ucp/fault.ts";
import { endpointPaths } from "../ucp/profile.ts";
import { dispatch } from "./dispatch.ts";
import { RpcError, type RpcRequest, rpcCodes, rpcRequestSchema } from "./rpc.ts";

const bodyLimitBytes = 256 * 1024;

/** Errors during agent discovery. All others are transport errors. */
const discoveryCodes = new Set([
  "invalid_profile_url",
  "profile_unreachable",
  "profile_malformed",
  "version_unsupported",
]);

/** Streamable HTTP without a stream: every request is answered with one JSON document, and there are no sessions. */
export function mountMcp(app: Hono, gate: Gate, surfaces: Surfaces, version: UcpVersion): void {
  const path = `${endpointPaths[version]}/mcp`;
  const refuse = (error: unknown, watch: Watch) => refusal(error, null, watch, gate, path);
  const place = { route: path, service: "storefront", refuse } as const;
  const readBody = (context: Context) =>
    readJsonBody(context.req.raw, bodyLimitBytes, context.req.raw.headers);
  app.post(
    path,
    watched(gate, { ...place, readBody }, (_context, watch, body) =>
      answer(watch, gate, surfaces, version, path, body),
    ),
  );
  // There is no stream to read and no session to end (revision 2025-11-25, Transports).
  const refused = new RpcError(rpcCodes.transport, "Only POST is served here.", { status: 405 });
  app.all(
    path,
    watched(gate, place, (_context, { requestId }) =>
      rpcResponse(failure(null, refused), 405, requestId, { Allow: "POST" }),
    ),
  );
}

async function answer(
  watch: Watch,
  gate: Gate,
  surfaces: Surfaces,
  version: UcpVersion,
  path: string,
  body: unknown,
): Promise<Response> {
  const { requestId, traceparent } = watch;
  let id: RpcRequest["id"] | null = null;
  try {
    const request = readRequest(body);
    id = request.id ?? null;
    if (request.id === undefined) {
      watch.spend = 0;
      return new Response(null, {
        status: 202,
        headers: { ...apiHeaders, "X-Request-Id": requestId },
      });
    }
    const asked = { surfaces, callerContext: watch, version, path, traceparent };
    return rpcResponse(
      { jsonrpc: "2.0", id, result: await dispatch(request, asked) },
      200,
      requestId,
    );
  } catch (error) {
    return refusal(error, id, watch, gate, path);
  }
}

/** A JSON-RPC error may have status 200. It never counts against the quota. */
function refusal(
  error: unknown,
  id: RpcRequest["id"] | null,
  watch: Watch,
  { log }: Gate,
  route: string,
): Response {
  const { requestId } = watch;
  const rpc =
    error instanceof RpcError ? error : fromFault(asFault(error, log, { requestId, route }));
  watch.code = nameOf(rpc);
  watch.spend = 0;
  return rpcResponse(failure(id, rpc), rpc.status, requestId, rpc.headers);
}

/** The platform's code of an error if it has one, else its JSON-RPC number. */
function nameOf({ code, data }: RpcError): string {
  const { code: name = code } = (data ?? {}) as { readonly code?: unknown };
  return String(name);
}

function readRequest(body: unknown): RpcRequest {
  if (Array.isArray(body)) {
    throw new RpcError(rpcCodes.invalidRequest, "Send one request at a time, not a list.", {
      status: 400,
    });
  }
  const parsed = rpcRequestSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const reasons = faultLines(parsed.error, rpcRequestSchema, body).replaceAll(/\s+/g, " ").trim();
  throw new RpcError(rpcCodes.invalidRequest, `This is no request of JSON-RPC 2.0: ${reasons}`, {
    status: 400,
  });
}

function fromFault(fault: UcpFault): RpcError {
  const { code: name, status, message, errors, headers } = fault;
  const retryAfter = Number(headers["Retry-After"]);
  const data = {
    code: name,
    content: message,
    ...(errors.length > 0 ? { errors } : {}),
    ...(retryAfter > 0 ? { retry_after: retryAfter } : {}),
  };
  return new RpcError(codeOf(fault), message, { data, headers, status: statusOf(fault, status) });
}

function codeOf({ code, status }: UcpFault): number {
  if (discoveryCodes.has(code)) return rpcCodes.discovery;
  if (code === "malformed_json") return rpcCodes.parse;
  if (code === "nested_too_deep") return rpcCodes.invalidRequest;
  if (status === 500) return rpcCodes.internal;
  if (status === 400 || status === 404) return rpcCodes.invalidParams;
  return rpcCodes.transport;
}

/**
 * Invalid parameters are reported only in the JSON-RPC error, with status 200. All other faults keep their HTTP status.
 */
function statusOf(fault: UcpFault, status: number): number {
  return codeOf(fault) === rpcCodes.invalidParams ? 200 : status;
}

function failure(id: RpcRequest["id"] | null, { code, message, data }: RpcError): object {
  return {
    jsonrpc: "2.0",
    id,
    error: { code, message, ...(data === undefined ? {} : { data }) },
  };
}

function rpcResponse(
  body: object,
  status: number,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...apiHeaders,
      "Content-Type": "application/json",
      "X-Request-Id": requestId,
      ...headers,
    },
  });
}
