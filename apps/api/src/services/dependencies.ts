import type { Limiters } from "../limits/limiters.ts";
import type { Store } from "../store/store.ts";

/** What every service can be built from. What one service needs besides, that service declares. */
export interface ServiceDependencies {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** Where state is kept; absent where an app is built without a platform. */
  readonly store?: Store;
  /** Limits of a service's own, such as lookups per target, counted where all instances count. */
  readonly limiters?: Limiters;
}
