import type * as z from "zod";
import type { FieldPlace } from "./library-problem.ts";

/** What a handler is given: the parsed parts of the request, and nothing of the framework. */
export interface Call {
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters as sent, each at most once. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly requestId: string;
  /** Aborted when the caller goes away: pass it to whatever waits. */
  readonly signal: AbortSignal;
}

export interface Reply {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface DocumentedReply {
  readonly description: string;
  readonly schema: z.ZodType;
}

/** One operation of the API: what the OpenAPI document says of it, and the function that does it. */
export interface Operation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** In OpenAPI's form: `/v1/vehicles/{vin}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** 16 KiB unless said otherwise. */
  readonly bodyLimitBytes?: number;
  /** Where the fields of the library's request stand. The body's, where there is one. */
  readonly fields?: FieldPlace;
  readonly replies: Readonly<Record<number, DocumentedReply>>;
  /** Statuses of problems beyond those that every operation can answer. */
  readonly problems?: readonly number[];
  handle(call: Call): Reply | Promise<Reply>;
}
