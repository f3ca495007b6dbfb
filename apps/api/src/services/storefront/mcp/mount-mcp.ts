import type { Context, Hono } from "hono";
import type { Gate } from "../../../platform/mount.ts";
import { readJsonBody } from "../../../platform/read-json-body.ts";
import { requestIdOf } from "../../../platform/request-id.ts";
import { reportRequests } from "../../../platform/request-report.ts";
import { faultLines } from "../../../platform/schema-faults.ts";
import { apiHeaders } from "../../../platform/security-headers.ts";
import { admit } from "../http/admit.ts";
import type { Surfaces } from "../surfaces.ts";
import { asFault } from "../ucp/as-fault.ts";
import type { UcpVersion } from "../ucp/capabilities.ts";
import type { UcpFault } from "../ucp/fault.ts";
import { endpointPaths } from "../ucp/profile.ts";
import { dispatch } from "./dispatch.ts";
import { RpcError, type RpcRequest, rpcCodes, rpcRequestSchema } from "./rpc.ts";

const bodyLimitBytes = 256 * 1024;

/** Faults of finding out who is asking; all others are faults of transport. */
const discoveryCodes = new Set([
  "invalid_profile_url",
  "profile_unreachable",
  "profile_malformed",
  "version_unsupported",
]);

/** Streamable HTTP without a stream: every request is answered with one JSON document, and no session is kept. */
export function mountMcp(app: Hono, gate: Gate, surfaces: Surfaces, version: UcpVersion): void {
  const path = `${endpointPaths[version]}/mcp`;
  app.post(path, (context) => answer(context, gate, surfaces, version, path));
  // No stream to listen to and no session to end (revision 2025-11-25, Transports).
  app.all(path, (context) =>
    rpcResponse(
      failure(null, new RpcError(rpcCodes.transport, "Only POST is served here.", { status: 405 })),
      405,
      requestIdOf(context.req.raw.headers.get("x-request-id")),
      { Allow: "POST" },
    ),
  );
}

async function answer(
  context: Context,
  gate: Gate,
  surfaces: Surfaces,
  version: UcpVersion,
  path: string,
): Promise<Response> {
  const startMs = performance.now();
  const { headers } = context.req.raw;
  const requestId = requestIdOf(headers.get("x-request-id"));
  let id: RpcRequest["id"] | null = null;
  let status = 200;
  let code: string | undefined;
  try {
    await admit(context, gate);
    const request = readRequest(await readJsonBody(context.req.raw, bodyLimitBytes, headers));
    id = request.id ?? null;
    if (request.id === undefined) {
      status = 202;
      return new Response(null, { status, headers: { ...apiHeaders, "X-Request-Id": requestId } });
    }
    const selectShop = () => surfaces.selectShop(headers);
    const result = await dispatch(request, { surfaces, headers, version, path, selectShop });
    return rpcResponse({ jsonrpc: "2.0", id, result }, status, requestId);
  } catch (error) {
    const rpc =
      error instanceof RpcError
        ? error
        : fromFault(asFault(error, gate.log, { requestId, route: path }));
    status = rpc.status;
    code = String(rpc.code);
    return rpcResponse(failure(id, rpc), status, requestId, rpc.headers);
  } finally {
    const { method } = context.req;
    reportRequests(gate, { method, route: path, service: "storefront" })(requestId, startMs, {
      status,
      code,
    });
  }
}

function readRequest(body: unknown): RpcRequest {
  if (Array.isArray(body)) {
    throw new RpcError(rpcCodes.invalidRequest, "Send one request at a time, not a list.", {
      status: 400,
    });
  }
  const parsed = rpcRequestSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const reasons = faultLines(parsed.error, body).replaceAll(/\s+/g, " ").trim();
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
  if (status === 500) return rpcCodes.internal;
  if (status === 400 || status === 404) return rpcCodes.invalidParams;
  return rpcCodes.transport;
}

/** Wrong parameters are a matter of JSON-RPC alone; the rest is told by the status first. */
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
