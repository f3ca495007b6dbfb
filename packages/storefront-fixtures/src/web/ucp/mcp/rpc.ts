import * as z from "zod";

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
