import type { CatalogSize } from "./data/catalog-sizes.ts";
import type { MarketId } from "./data/markets.ts";
import type { ScenarioId } from "./data/scenarios.ts";
import type { Store } from "./store.ts";
import type { Dispatched } from "./store-results.ts";
import type { FixtureSet, Scenario } from "./types.ts";

/** The options of every shop, whatever its catalogue. */
interface SharedStoreOptions {
  /** A whole number, or a text of at most 1000 characters. Default: 1. */
  readonly seed?: number | string;
  /** Version of the generated catalogue. The only version is 1. */
  readonly fixtureVersion?: number;
  /**
   * How many products: `tiny` 12, `standard` 120, `large` 5,000, `huge` 100,000.
   * Default: `standard`.
   */
  readonly size?: CatalogSize;
  /** A scenario by id, or as data. */
  readonly scenario?: ScenarioId | Scenario;
  /** Adversarial packs, from `adversarialPacks` of `/packs`. Default: none. */
  readonly packs?: StorePacks;
  /** Milliseconds at which the virtual clock starts. Default: 2026-01-15T12:00:00Z. */
  readonly startAt?: number;
  /**
   * A real clock instead of the virtual one: returns milliseconds since 1970. If it throws, so does
   * the command, with the same error.
   */
  readonly now?: () => number;
  /**
   * The ids of carts, checkouts and orders follow from this secret. Without it they follow from the
   * seed, and are predictable.
   */
  readonly idSecret?: string;
  /** Whether a checkout needs the buyer's e-mail. Default: true. */
  readonly strictBuyer?: boolean;
  /**
   * Whether stock is reserved when a checkout is created, instead of taken when it completes.
   * Default: false.
   */
  readonly reserveOnCheckout?: boolean;
  /**
   * Whether the data has a fault: one product with a list price below its price. Default: false.
   */
  readonly dataFaults?: boolean;
  /**
   * The maximum number of carts, of checkouts and of orders. Above it, the least recently used
   * ones are removed. Default: 10,000. If commands name their client, each client may have a tenth
   * of it.
   */
  readonly maxCarts?: number;
  /** Milliseconds of the shop's clock after which an unchanged cart is removed. Default: a day. */
  readonly cartLifetimeMs?: number;
}

/** Options of a shop with the generated catalogue, which has the markets of the table. */
interface GeneratedCatalogOptions extends SharedStoreOptions {
  /** Market of commands that do not name one. Default: `US`. */
  readonly market?: MarketId;
  /** Absent: the catalogue is generated. */
  readonly catalog?: never;
}

/** Options of a shop with a custom catalogue, which has one market. */
interface CustomCatalogOptions extends SharedStoreOptions {
  /**
   * Market of commands that do not name one. The catalogue has one market, which follows from
   * its currency: the market of the table with this currency, else the currency itself. Default:
   * that market.
   */
  readonly market?: MarketId | (string & {});
  /** A custom catalogue instead of the generated one. */
  readonly catalog: FixtureSet;
}

/** The options of a shop. The same options give the same shop, byte for byte. */
export type StoreOptions = GeneratedCatalogOptions | CustomCatalogOptions;

/** Options of a shop that has every special product. */
export interface GeneratedStoreOptions extends GeneratedCatalogOptions {
  /** How many products: `standard` 120, `large` 5,000, `huge` 100,000. Default: `standard`. */
  readonly size?: Exclude<CatalogSize, "tiny">;
}

/** Carries out one command. */
export type Carry = (command: unknown, meta?: unknown) => Dispatched<unknown>;

/** What packs add to a shop that was opened with them. */
export interface OpenedPacks {
  /** Changes what commands do and what they answer. */
  readonly around: (carry: Carry) => Carry;
  /** Replaces members of the shop. */
  readonly additions: Partial<Store>;
}

/** Adversarial packs that a shop can be opened with; `adversarialPacks` makes them. */
export interface StorePacks {
  /** The names of the items. */
  readonly names: readonly string[];
  /** Puts the items into a shop. */
  readonly open: (store: Store, seed: number) => OpenedPacks;
}
