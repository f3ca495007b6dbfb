import { fieldsOf } from "@almanac/kernel/objects/objects";
import * as z from "zod";
import type { HeaderSource } from "../endpoint.ts";

/** JSON-RPC 2.0: a request has an id, a notification has none. */
export const rpcRequestSchema = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

export type RpcRequest = z.infer<typeof rpcRequestSchema>;

export const rpcCodes = {
  parse: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** Errors that UCP reports as an HTTP status: authorisation, conflicts, limits. */
  transport: -32000,
  /** Errors during agent discovery, which the REST binding reports as an HTTP status. */
  discovery: -32001,
} as const;

/** A JSON-RPC error, and the HTTP status that goes with it. */
export class RpcError extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: number,
    message: string,
    extra: {
      readonly status?: number;
      readonly data?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.name = "RpcError";
    this.code = code;
    this.status = extra.status ?? 200;
    this.data = extra.data;
    this.headers = extra.headers ?? {};
  }
}

/** The revisions that begin with a handshake, newest first. */
export const handshakeRevisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;
/** The revisions without a handshake, in which every request states its revision. */
const statelessRevisions = ["2026-07-28"] as const;
export const knownRevisions = [...statelessRevisions, ...handshakeRevisions] as const;

const versionKey = "io.modelcontextprotocol/protocolVersion";
const capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";

/** Error codes of revision 2026-07-28 (Error Codes). */
const headerMismatch = -32020;
const unsupportedVersion = -32022;

/**
 * Returns whether a request follows a revision without a handshake. If so, checks what that
 * revision requires: metadata, and headers that repeat the body (revision 2026-07-28, Streamable
 * HTTP, "Request Metadata"). A request that names no revision follows an older one; clients of UCP
 * send such requests without a handshake.
 */
export function isStateless(request: RpcRequest, headers: HeaderSource): boolean {
  const fields = fieldsOf(request.params?._meta);
  const header = headers.get("mcp-protocol-version")?.trim();
  const isDeclared = versionKey in fields || statelessRevisions.some((each) => each === header);
  if (!isDeclared) {
    if (header !== undefined) requireKnownRevision(header);
    return false;
  }
  checkMetadata(fields);
  checkHeader("MCP-Protocol-Version", header, fields[versionKey]);
  requireKnownRevision(fields[versionKey]);
  checkHeader("Mcp-Method", headers.get("mcp-method")?.trim(), request.method);
  if (request.method === "tools/call") {
    const name = headers.get("mcp-name")?.trim();
    checkHeader("Mcp-Name", name && decoded(name), request.params?.name);
  }
  return true;
}

type Meta = Readonly<Record<string, unknown>>;

function checkMetadata(meta: Meta): void {
  const capabilities = meta[capabilitiesKey];
  const faults = [
    ...(typeof meta[versionKey] === "string" ? [] : [`_meta["${versionKey}"] must be a text`]),
    ...(typeof capabilities === "object" && capabilities !== null
      ? []
      : [`_meta["${capabilitiesKey}"] must be an object`]),
  ];
  if (faults.length === 0) return;
  const message = `The metadata of the request is invalid: ${faults.join("; ")}.`;
  throw new RpcError(rpcCodes.invalidParams, message, { status: 400 });
}

function checkHeader(name: string, header: string | undefined, inBody: unknown): void {
  if (header === inBody) return;
  const message =
    header === undefined
      ? `The header ${name} is missing.`
      : `The header ${name} differs from the body of the request.`;
  throw new RpcError(headerMismatch, message, { status: 400 });
}

function requireKnownRevision(revision: unknown): void {
  const known: readonly unknown[] = knownRevisions;
  if (known.includes(revision)) return;
  throw new RpcError(
    unsupportedVersion,
    "This server does not support this version of the protocol.",
    {
      status: 400,
      data: { supported: knownRevisions, requested: revision },
    },
  );
}

/**
 * A header encodes characters other than visible ASCII as `=?base64?...?=` (revision 2026-07-28,
 * "Value Encoding").
 */
function decoded(value: string): string {
  const base64 = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  if (base64 === undefined) return value;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)));
  } catch {
    return value;
  }
}
