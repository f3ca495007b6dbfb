import type { Pepper } from "../access/api-key.ts";
import type { Log } from "../observe/log.ts";
import type { Store } from "../store/store.ts";
import type { Mailer } from "./mail.ts";

/** What the steps, mails and pages of early access need. */
export interface EarlyAccess {
  readonly store: Store;
  readonly pepper: Pepper;
  readonly now: () => number;
  /** Confirmed requests get the free tier without a decision by a person. */
  readonly autoApprove: boolean;
  readonly mailer: Mailer;
  /** Mails being sent. Only the shutdown of the process waits for them. */
  readonly underWay: Set<Promise<unknown>>;
  /**
   * The base address of links. Never taken from the Host header of a request, because a caller could then choose where
   * mailed links lead.
   */
  readonly base: string;
  readonly log: Pick<Log, "warn">;
}
