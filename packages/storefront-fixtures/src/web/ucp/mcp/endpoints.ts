import { StoreError } from "../../../errors.ts";
import { read } from "../../../internal/engine/read-input.ts";
import type { UcpVersion } from "../../../ucp/capabilities.ts";
import type { UcpFault } from "../../../ucp/fault.ts";
import { endpointPaths } from "../../../ucp/profile.ts";
import type { UcpEndpoint, UcpReply } from "../endpoint.ts";
import { dispatch, type McpCall } from "./dispatch.ts";
import { RpcError, type RpcRequest, rpcCodes, rpcRequestSchema } from "./rpc.ts";

/** Errors during agent discovery. All others are transport errors. */
const discoveryCodes = new Set([
  "invalid_profile_url",
  "profile_unreachable",
  "profile_malformed",
  "version_unsupported",
]);

/**
 * The MCP binding of one version: Streamable HTTP without a stream. Every request is answered with
 * one JSON document, and there are no sessions.
 *
 * The transport of `@modelcontextprotocol/server` 2.4.0 cannot take its place, for three reasons,
 * each tried in process. It answers 406 to a request of the revisions before 2026-07-28 whose
 * `Accept` lacks `text/event-stream`, and clients of UCP send only `application/json`. It answers
 * those revisions with an event stream, although `responseMode` is `json`. And it sends every error
 * of a tool with status 200, so that no client sees the status or the Retry-After of a conflict or
 * a limit.
 */
export function mcpEndpoints(version: UcpVersion): readonly UcpEndpoint[] {
  const path = `${endpointPaths[version]}/mcp`;
  const shared = { binding: "mcp", path, check: () => {}, refusal } as const;
  // There is no stream to read and no session to end (revision 2025-11-25, Transports).
  const refused = new RpcError(rpcCodes.transport, "Only POST is served here.", { status: 405 });
  const notAllowed = rpcReply(failure(null, refused), 405, { Allow: "POST" });
  return [
    {
      ...shared,
      method: "POST",
      body: "required",
      answer: ({ body, headers }, host) => answer(body, { host, headers, version }),
    },
    { ...shared, method: "*", body: "none", answer: async () => notAllowed },
  ];
}

async function answer(body: unknown, call: McpCall): Promise<UcpReply> {
  let id: RpcRequest["id"] | null = null;
  try {
    const request = readRequest(body);
    id = request.id ?? null;
    if (request.id === undefined) return { status: 202, headers: {}, isFree: true };
    return rpcReply({ jsonrpc: "2.0", id, result: await dispatch(request, call) }, 200);
  } catch (error) {
    return refusalReply(
      error instanceof RpcError ? error : fromFault(call.host.asFault(error)),
      id,
    );
  }
}

function refusal(fault: UcpFault): UcpReply {
  return refusalReply(fromFault(fault), null);
}

/** A JSON-RPC error may have status 200. It is never a success. */
function refusalReply(error: RpcError, id: RpcRequest["id"] | null): UcpReply {
  const reply = rpcReply(failure(id, error), error.status, error.headers);
  return { ...reply, code: nameOf(error), isFree: true };
}

/** The code of UCP or of the shop if the error has one, else its JSON-RPC number. */
function nameOf({ code, data }: RpcError): string {
  const { code: name = code }: { readonly code?: unknown } = data ?? {};
  return String(name);
}

function readRequest(body: unknown): RpcRequest {
  if (Array.isArray(body)) throw invalidRequest("Send one request at a time, not a list.");
  try {
    return read(rpcRequestSchema, body);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw invalidRequest(`This is not a request of JSON-RPC 2.0: ${error.message}`);
  }
}

function invalidRequest(message: string): RpcError {
  return new RpcError(rpcCodes.invalidRequest, message, { status: 400 });
}

function failure(id: RpcRequest["id"] | null, { code, message, data }: RpcError): object {
  return {
    jsonrpc: "2.0",
    id,
    error: { code, message, ...(data === undefined ? {} : { data }) },
  };
}

function rpcReply(
  body: object,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): UcpReply {
  return { status, body, headers: { "Content-Type": "application/json", ...headers } };
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
 * Invalid parameters are reported only in the JSON-RPC error, with status 200. All other faults
 * keep their HTTP status.
 */
function statusOf(fault: UcpFault, status: number): number {
  return codeOf(fault) === rpcCodes.invalidParams ? 200 : status;
}
