import type { Store } from "../store/store.ts";
import type { Access } from "./access.ts";
import type { EarlyAccess } from "./early-access.ts";
import type { InFlight } from "./in-flight.ts";
import type { Limiters } from "./limiters.ts";
import type { Meter } from "./meter.ts";
import type { Metrics } from "./metrics.ts";
import type { Tiers } from "./tiers.ts";

/** What stands between the network and the services. An app without one asks for no keys and stores nothing. */
export interface Platform {
  readonly store: Store;
  /** Undefined where `ALMANAC_AUTH` is off. */
  readonly access: Access | undefined;
  readonly meter: Meter;
  readonly tiers: Tiers;
  readonly limiters: Limiters;
  readonly metrics: Metrics;
  readonly inFlight: InFlight;
  readonly earlyAccess: EarlyAccess;
}
