import { unreadable } from "@almanac/kernel/errors/issue";
import { settle } from "@almanac/kernel/errors/result";
import { seedOf } from "@almanac/kernel/numbers/keyed-random";
import { fieldsOf, keysOf } from "@almanac/kernel/objects/objects";
import * as z from "zod";
import { catalogSizes } from "./data/catalog-sizes.ts";
import { openingMs } from "./data/opening.ts";
import { type SafeResult, StoreError } from "./errors.ts";
import { fixtureCatalog } from "./internal/catalog/fixture-catalog.ts";
import { generateCatalog } from "./internal/catalog/generated/generate-catalog.ts";
import { openStore } from "./internal/engine/open-store.ts";
import { read } from "./internal/engine/read-input.ts";
import { refuse } from "./internal/engine/refuse.ts";
import { Shop } from "./internal/engine/shop.ts";
import { fixtureTerms, generatedTerms } from "./internal/engine/trade-terms.ts";
import { readScenario } from "./internal/scenario/set-scenario.ts";
import { fixtureSetSchema } from "./schema/fixture-set.ts";
import type { GeneratedStore, Store } from "./store.ts";
import type { GeneratedStoreOptions, StoreOptions, StorePacks } from "./store-options.ts";

const dayMs = 86_400_000;

/**
 * Creates a mock merchant with a catalogue, carts, checkout and orders: synthetic, deterministic,
 * and without a network. The same options give the same shop, byte for byte. In it, the same
 * commands give the same answers, including the ids.
 *
 * It takes no payments and sends no goods. Throws a `StoreError` that lists every issue if the
 * options are wrong.
 *
 * @param options seed, size, market, scenario and clock; all have defaults.
 * @returns the shop, open since 2026-01-15T12:00:00Z on a clock that only `advance_clock` moves.
 * @example
 * createStore({ seed: 42 }).productCount; // => 120
 * @see docs/storefront.md
 */
export function createStore(options?: GeneratedStoreOptions): GeneratedStore;
export function createStore(options: StoreOptions): Store;
export function createStore(options: StoreOptions = {}): Store {
  return open(options);
}

/**
 * As {@link createStore}, but takes options of any origin, and returns the error instead of
 * throwing it.
 *
 * @example
 * safeCreateStore({ market: "Mars" }).error.code; // => "unsupported_market"
 */
export function safeCreateStore(options: unknown = {}): SafeResult<Store> {
  return settle(
    () => open(options),
    StoreError,
    () => new StoreError([unreadable([], "The options")]),
  );
}

function open(options: unknown): Store {
  const known = readOptions(options);
  const { seed = 1, size = "standard", dataFaults = false, startAt = openingMs } = known;
  const custom =
    known.catalog === undefined
      ? undefined
      : read(fixtureSetSchema, known.catalog, "The catalogue");
  const number = seedOf(seed);
  const generated = generateCatalog({ seed: number, size, dataFaults });
  const terms = custom ? fixtureTerms(custom) : generatedTerms();
  const market = known.market ?? terms.markets[0]?.id ?? "US";
  const shop = new Shop(
    {
      startAt,
      realNow: known.now,
      market,
      idSecret: known.idSecret ?? `seed ${String(seed)}`,
      strictBuyer: known.strictBuyer ?? true,
      reserveOnCheckout: known.reserveOnCheckout ?? false,
      maxCarts: known.maxCarts ?? 10_000,
      cartLifetimeMs: known.cartLifetimeMs ?? dayMs,
      scenario: readScenario(known.scenario),
      seed: number,
      packs: known.packs,
    },
    custom ? fixtureCatalog(custom) : generated,
    terms,
    custom ? {} : generated.roles,
  );
  shop.marketOf(market);
  return openStore(shop);
}

const sizes = keysOf(catalogSizes);

const optionsSchema = z.strictObject({
  seed: z
    .union([z.int(), z.string().max(1000)], "a whole number, or a text of at most 1000 characters")
    .optional(),
  fixtureVersion: z.int().optional(),
  size: z.enum(sizes).optional(),
  market: z.string().max(20).optional(),
  catalog: z.unknown().optional(),
  scenario: z.unknown().optional(),
  packs: z
    .custom<StorePacks>(
      (value) => typeof fieldsOf(value).open === "function",
      "the result of adversarialPacks",
    )
    .optional(),
  startAt: z
    .int()
    .min(0)
    .max(8.64e15 / 2)
    .optional(),
  now: z.custom<() => number>((value) => typeof value === "function", "a function").optional(),
  idSecret: z.string().min(1).max(1000).optional(),
  strictBuyer: z.boolean().optional(),
  reserveOnCheckout: z.boolean().optional(),
  dataFaults: z.boolean().optional(),
  maxCarts: z.int().min(1).optional(),
  cartLifetimeMs: z.int().min(1).optional(),
});

/** Checks options against their schema. Throws one error that lists every issue. */
function readOptions(options: unknown): z.infer<typeof optionsSchema> {
  const known = read(optionsSchema, options, "The options");
  const { fixtureVersion = 1 } = known;
  if (fixtureVersion === 1) return known;
  refuse(
    "unsupported_fixture_version",
    `There is no fixture version ${fixtureVersion}. The only version is 1.`,
    ["fixtureVersion"],
  );
}
