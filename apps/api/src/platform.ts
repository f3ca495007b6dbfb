import type { Blocks } from "./access/blocks.ts";
import type { Access } from "./access/check-access.ts";
import type { Meter } from "./access/quota-meter.ts";
import type { Tiers } from "./access/tiers.ts";
import type { EarlyAccess } from "./early-access/early-access-parts.ts";
import type { InFlight } from "./limits/in-flight.ts";
import type { Limiters } from "./limits/limiters.ts";
import type { ProcessorTime } from "./limits/processor-time.ts";
import type { Metrics } from "./observe/metrics.ts";
import type { Store } from "./store/store.ts";
import type { Work } from "./work/work.ts";

/**
 * Keys, quotas, limits, metrics and storage, which all services share. An app without a platform requires no keys and
 * stores nothing.
 */
export interface Platform {
  readonly store: Store;
  /** Undefined if `ALMANAC_AUTH` is `off`. */
  readonly access: Access | undefined;
  readonly blocks: Blocks;
  readonly meter: Meter;
  readonly tiers: Tiers;
  readonly limiters: Limiters;
  readonly metrics: Metrics;
  readonly inFlight: InFlight;
  readonly processorTime: ProcessorTime;
  readonly earlyAccess: EarlyAccess;
  /** Worker threads. Without them, all work is done on the main thread. */
  readonly work?: Work;
}
