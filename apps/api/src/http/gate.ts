import type { Context } from "hono";
import type { Access } from "../access/access.ts";
import type { InFlight } from "../limits/in-flight.ts";
import type { Limiter } from "../limits/limiter.ts";
import type { Log } from "../observe/logging.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Store } from "../store/store.ts";
import type { Prelaunch } from "./prelaunch.ts";

/** What every operation passes through on its way. */
export interface Gate {
  /** Per address, for what is open without a key. */
  readonly limiter: Limiter;
  readonly prelaunch: Prelaunch;
  readonly log: Log;
  readonly clientAddress: (context: Context) => string;
  /** Undefined where no keys are asked for. */
  readonly access: Access | undefined;
  readonly store: Store | undefined;
  readonly metrics: Metrics;
  readonly inFlight: InFlight;
  readonly now: () => number;
  /** Of each service that has one. */
  readonly exemptions?: readonly Exemption[];
}

/** Whether a request without an API key carries another credential, so that the limit of its address does not apply. */
export type Exemption = (context: Context, address: string) => boolean | Promise<boolean>;
