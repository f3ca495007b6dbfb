import type { Context } from "hono";
import type { Blocks } from "../../access/blocks.ts";
import type { Access } from "../../access/check-access.ts";
import type { InFlight } from "../../limits/in-flight.ts";
import type { Limiter } from "../../limits/limiter.ts";
import type { ProcessorTime } from "../../limits/processor-time.ts";
import type { Log } from "../../observe/log.ts";
import type { Metrics } from "../../observe/metrics.ts";
import type { Store } from "../../store/store.ts";
import type { Work } from "../../work/work.ts";
import type { Prelaunch } from "./prelaunch.ts";

/** What every operation needs to admit, count and record a request. */
export interface Gate {
  /** Limits requests without a key, per address. */
  readonly limiter: Limiter;
  /** Limits the requests of all callers without a key together. */
  readonly strangers: Limiter;
  readonly prelaunch: Prelaunch;
  readonly log: Log;
  readonly clientAddress: (context: Context) => string;
  /** Undefined if no keys are required. */
  readonly access: Access | undefined;
  readonly store: Store | undefined;
  /** The callers that the operator has blocked. */
  readonly blocks?: Blocks | undefined;
  readonly metrics: Metrics;
  readonly inFlight: InFlight;
  readonly processorTime: ProcessorTime;
  readonly now: () => number;
  /** Worker threads. Without them, all work is done on the main thread. */
  readonly work?: Work | undefined;
  /** The exemptions of the services that have one. */
  readonly exemptions?: readonly Exemption[];
}

/** Whether a request without an API key carries another credential. Then the limit per address does not apply to it. */
export type Exemption = (context: Context, address: string) => boolean | Promise<boolean>;
