import type { Limiters } from "../limits/limiters.ts";
import type { Store } from "../store/store.ts";

/** What every service is built from. If one service needs more, it declares that itself. */
export interface ServiceDependencies {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** Where state is stored. Absent if the app is built without a platform. */
  readonly store?: Store;
  /** For limits of one service, such as lookups per target, counted over all instances. */
  readonly limiters?: Limiters;
}
