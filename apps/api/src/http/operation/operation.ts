import type { ErrorCodes } from "@almanac/questions/question";
import type { ContextVariableMap } from "hono";
import type * as z from "zod";
import type { Caller } from "../../access/caller.ts";
import type { FieldPlace } from "../../problems/library-problem.ts";
import type { PlatformCode } from "../../problems/problem-kinds.ts";

interface DocumentedReply {
  readonly description: string;
  readonly schema: z.ZodType;
}

/**
 * What the OpenAPI document says of an operation. Its example request consists of the first
 * `examples` of the body's schema and the `example` of each parameter.
 */
export interface DocumentedOperation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** As in OpenAPI: `/v1/vehicles/{vin}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /**
   * The library validates the whole query, including unknown parameters, so that it can report all
   * faults at once.
   */
  readonly libraryJudgesQuery?: boolean;
  readonly body?: z.ZodType;
  /**
   * The schema of the body to use if the query is wrong. For bodies whose rows are otherwise
   * validated one by one.
   */
  readonly envelope?: z.ZodType;
  /** Default: 16 KiB. */
  readonly bodyLimitBytes?: number;
  /**
   * Replaces the rows of a parsed body that nest too deeply. Without this function the whole body
   * is refused.
   */
  readonly isolateNestedRows?: (body: unknown) => unknown;
  /** Where the fields of the library's request come from. Default: the body, if there is one. */
  readonly fields?: FieldPlace;
  readonly replies: Readonly<Record<number, DocumentedReply>>;
  /**
   * The errors of the library that this operation can answer with. Default: all that the
   * service has.
   */
  readonly errorCodes?: ErrorCodes;
  /** Codes of the platform that only this operation answers with. */
  readonly platformCodes?: readonly PlatformCode[];
  /** Statuses of codes that differ from those of their category. */
  readonly statusOfCode?: Readonly<Record<string, number>>;
  /** Headers with conditions that the handler honours itself. */
  readonly conditions?: readonly ("Idempotency-Key" | "If-Match")[];
  /**
   * `stored`: answers carry an ETag that is the version of what is stored. `cached`: they carry one
   * that changes with the answer, and If-None-Match is answered with 304.
   */
  readonly etag?: "stored" | "cached";
  /** Whether few callers get the same answer, so that it is not kept compressed. */
  readonly isOfFew?: boolean;
  /**
   * True if the operation needs no key, because its clients cannot send one. It then has a limit
   * per address.
   */
  readonly open?: boolean;
}

/** One operation of the API: its part of the OpenAPI document, and the function that handles it. */
export interface Operation extends DocumentedOperation {
  /**
   * How many requests of its minute a request counts as, at least 1; default 1. It follows the
   * processor time of the work that the request asks for, whatever comes of it: 50 ms for each.
   * `npm run bench -- price` measures it.
   */
  weight?(request: Pick<Call, "body" | "query">): number;
  handle(call: Call): Reply | Promise<Reply>;
  /**
   * Whether the work that a request asks for takes longer than a few milliseconds, so that it
   * belongs on a worker thread. Only for answers that depend on nothing but the request: there the
   * handler has no store and no caller. A body that is large is not even parsed on the main thread.
   */
  isHeavy?(request: Pick<Call, "body" | "query">): boolean;
}

/** Where the fields of the library's request come from. */
export function fieldPlaceOf({ fields, body }: DocumentedOperation): FieldPlace {
  return fields ?? (body ? "body" : "parameter");
}

/** What a handler receives: the parsed parts of the request, and nothing of the framework. */
export interface Call extends CallerContext {
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters as sent. Each occurs at most once. */
  readonly query: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Aborted when the caller disconnects. Pass it to everything that waits. */
  readonly signal: AbortSignal;
  /**
   * The trace to send with requests to other servers, if the caller sent a valid one (W3C
   * Trace Context).
   */
  readonly traceparent?: string | undefined;
  /**
   * Reserves quota for this many successes. Throws 429 if fewer are left. One is already reserved.
   */
  reserve(rows: number): void | Promise<void>;
  /** To be called when work goes on after a wait, so that its time is counted. */
  resume?(): void;
}

export interface Reply {
  readonly status?: number;
  readonly body: unknown;
  /**
   * The body as JSON text in UTF-8, if a worker thread has written it. It takes the place
   * of `body`.
   */
  readonly json?: Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many successes count against the quota; default 1. */
  readonly spend?: number;
}

/** The sender of a request, for handlers whose answer depends on the caller. */
export interface CallerContext {
  readonly headers: Headers;
  /** The owner of the key in the request. `anyone` if it carries no key, or none is needed. */
  readonly caller: Caller;
  /** The address that rate limits count this request under. */
  readonly address: string;
  /**
   * What the middleware of a service has stored with the request. Each service declares its own
   * names in Hono's `ContextVariableMap`.
   */
  readonly variables: Readonly<ContextVariableMap>;
}
