import type * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { FieldPlace } from "../problems/library-problem.ts";
import type { Transact } from "./run-once.ts";

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
  /** Whose key this is; `anyone` where no key is needed. */
  readonly caller: Caller;
  /** The trace to pass on to whatever is asked in turn, when the caller sent a valid one (W3C Trace Context). */
  readonly traceparent?: string | undefined;
  /** Reserves quota for as many successes, or throws 429 when fewer are left. One is reserved already. */
  reserve(rows: number): void | Promise<void>;
  /**
   * Work on the store in one transaction. Under an Idempotency-Key the reply is kept in that same transaction. Present
   * wherever the platform has a store.
   */
  readonly transact?: Transact | undefined;
}

export interface Reply {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Successes that the quota pays for: 1 unless said otherwise. */
  readonly spend?: number;
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
  /** The library judges the query as a whole, unknown parameters included, so that it can tell all faults at once. */
  readonly libraryJudgesQuery?: boolean;
  readonly body?: z.ZodType;
  /** What a body is judged by beside a faulty query, where its rows are judged one by one. */
  readonly envelope?: z.ZodType;
  /** 16 KiB unless said otherwise. */
  readonly bodyLimitBytes?: number;
  /** Replaces the rows of a parsed body that nest too deeply; without it, the whole body is refused. */
  readonly isolateNestedRows?: (body: unknown) => unknown;
  /** Where the fields of the library's request stand. The body's, where there is one. */
  readonly fields?: FieldPlace;
  readonly replies: Readonly<Record<number, DocumentedReply>>;
  /** Statuses of problems beyond those that every operation can answer. */
  readonly problems?: readonly number[];
  /** Repeating it would change the state again: Idempotency-Key is honoured. */
  readonly changesState?: boolean;
  /**
   * A function of the request and nothing else: where the query is faulty, it is run without one to learn what else is
   * wrong, so that the caller hears of everything at once.
   */
  readonly pure?: boolean;
  /** For clients that send no key: open, with a limit per address. */
  readonly open?: boolean;
  handle(call: Call): Reply | Promise<Reply>;
}
