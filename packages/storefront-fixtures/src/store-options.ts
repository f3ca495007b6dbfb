import type { CatalogSize } from "./data/catalog-sizes.ts";
import type { MarketId } from "./data/markets.ts";
import type { ScenarioId } from "./data/scenarios.ts";
import type { FixtureSet, Scenario } from "./types.ts";

/** What a shop is made from. The same options give the same shop, byte for byte. */
export interface StoreOptions {
  /** Any whole number of 32 bits, or a text. 1 unless given. */
  readonly seed?: number | string;
  /** Version of the generated catalogue; 1 is the only one so far. */
  readonly fixtureVersion?: number;
  /** How many products: `tiny` 12, `standard` 120, `large` 5,000, `huge` 100,000. `standard` unless given. */
  readonly size?: CatalogSize;
  /** The market of callers that name none. `US` unless given. */
  readonly market?: MarketId | (string & {});
  /** A custom catalogue instead of the generated one. */
  readonly catalog?: FixtureSet;
  /** A scenario by id, or as data. */
  readonly scenario?: ScenarioId | Scenario;
  /** Milliseconds at which the virtual clock starts: 2026-01-15T12:00:00Z unless given. */
  readonly startAt?: number;
  /** A real clock in place of the virtual one, in milliseconds. */
  readonly now?: () => number;
  /** What the ids of carts, checkouts and orders are made from. From the seed unless given, and then they are predictable. */
  readonly idSecret?: string;
  /** Whether a checkout needs the buyer's e-mail. True unless given. */
  readonly strictBuyer?: boolean;
  /** Whether stock is taken when a checkout is created instead of when it completes. False unless given. */
  readonly reserveOnCheckout?: boolean;
  /** Whether one product has a list price below its price, a fault in the data. False unless given. */
  readonly dataFaults?: boolean;
  /**
   * How many carts, checkouts and orders each there can be before the least recently used make room. 10,000 unless given.
   * A client that a command names has a tenth of it.
   */
  readonly maxCarts?: number;
  /** Milliseconds of the shop's clock after which a cart that nobody has changed is gone. A day unless given. */
  readonly cartLifetimeMs?: number;
}

/** Options of a shop that has every special product. */
export interface GeneratedStoreOptions extends StoreOptions {
  /** How many products: `standard` 120, `large` 5,000, `huge` 100,000. `standard` unless given. */
  readonly size?: Exclude<CatalogSize, "tiny">;
  /** The market of callers that name none. `US` unless given. */
  readonly market?: MarketId;
  /** Absent: a custom catalogue has no special products. */
  readonly catalog?: never;
}
