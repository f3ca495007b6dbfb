import type { Transaction } from "kysely";
import type { Schema } from "../../store/schema.ts";
import type { CallerContext } from "../caller-context.ts";

/** What a handler receives: the parsed parts of the request, and nothing of the framework. */
export interface Call extends CallerContext {
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters as sent. Each occurs at most once. */
  readonly query: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Aborted when the caller disconnects. Pass it to everything that waits. */
  readonly signal: AbortSignal;
  /** The trace to send with requests to other servers, if the caller sent a valid one (W3C Trace Context). */
  readonly traceparent?: string | undefined;
  /** Reserves quota for this many successes. Throws 429 if fewer are left. One is already reserved. */
  reserve(rows: number): void | Promise<void>;
  /** To be called when work goes on after a wait, so that its time is counted. */
  resume?(): void;
  /**
   * Works on the store in one transaction. With an Idempotency-Key, the reply is stored in the same transaction. Set
   * whenever the platform has a store.
   */
  readonly transact?: Transact | undefined;
}

export interface Reply {
  readonly status?: number;
  readonly body: unknown;
  /** The body as JSON text in UTF-8, if a worker thread has written it. It takes the place of `body`. */
  readonly json?: Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many successes count against the quota; default 1. */
  readonly spend?: number;
}

/**
 * Does a piece of work in one transaction of the store. The work must run all its queries in the transaction that it
 * receives: the embedded store has one connection, so a query outside the transaction would wait for it forever.
 */
export type Transact = (
  work: (transaction: Transaction<Schema>) => Promise<Reply>,
) => Promise<Reply>;
