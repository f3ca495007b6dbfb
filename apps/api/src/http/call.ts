import type { Transaction } from "kysely";
import type { Schema } from "../store/schema.ts";
import type { Asker } from "./asker.ts";

/** What a handler is given: the parsed parts of the request, and nothing of the framework. */
export interface Call extends Asker {
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters as sent, each at most once. */
  readonly query: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Aborted when the caller goes away: pass it to whatever waits. */
  readonly signal: AbortSignal;
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

/**
 * Does a piece of work in one transaction of the store. The work asks through the transaction it is given and nothing
 * else: the embedded store has one connection, and whoever asked past the transaction would wait for its own end.
 */
export type Transact = (
  work: (transaction: Transaction<Schema>) => Promise<Reply>,
) => Promise<Reply>;
