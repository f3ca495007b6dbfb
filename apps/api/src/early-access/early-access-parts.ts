import type { Pepper } from "../access/api-key.ts";
import type { Log } from "../observe/logging.ts";
import type { Store } from "../store/store.ts";
import type { Mailer } from "./mail.ts";

/** What the steps of early access, its mails and its pages work with. */
export interface EarlyAccess {
  readonly store: Store;
  readonly pepper: Pepper;
  readonly now: () => number;
  /** Confirmed requests get the free tier without a person in between. */
  readonly autoApprove: boolean;
  readonly mailer: Mailer;
  /** Mails on their way that nobody waits for but the end of the process. */
  readonly underWay: Set<Promise<unknown>>;
  /** The address that links carry. Never what a request says its host is: that would mail out a stranger's links. */
  readonly base: string;
  readonly log: Pick<Log, "warn">;
}
