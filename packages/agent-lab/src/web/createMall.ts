import { createStore, type Store } from "@almanac/storefront-fixtures";
import { createFetchHandler, type FetchHandler } from "@almanac/storefront-fixtures/fetch";
import { type MallOptions, mallCatalogs } from "../mallCatalogs.ts";

/** A shop of a mall. */
export interface MallShop {
  /** Name of the shop: `shop-1` ... */
  readonly name: string;
  /** Base address: `https://shop-1.example` ... */
  readonly base_url: string;
  /** The shop. */
  readonly store: Store;
}

/** Several shops with overlapping products. */
export interface Mall {
  /** The shops. */
  readonly shops: readonly MallShop[];
  /** Answers the requests to all shops, in process. It picks the shop by the host. */
  readonly fetch: FetchHandler;
}

/**
 * Creates several shops that sell the same products under different titles, prices and option
 * names, each shop at its own base address.
 *
 * @example
 * createMall({ seed: 42, shops: 4 }).shops.map(({ name }) => name); // => ["shop-1", "shop-2", "shop-3", "shop-4"]
 */
export function createMall({ seed = 1, shops = 4 }: MallOptions = {}): Mall {
  const opened = Object.entries(mallCatalogs({ seed, shops })).map(
    ([name, catalog]): MallShop => ({
      name,
      base_url: `https://${name}.example`,
      store: createStore({ seed: `${seed} ${name}`, catalog }),
    }),
  );
  const byHost = new Map(opened.map(({ name, store }) => [`${name}.example`, store]));
  return {
    shops: opened,
    fetch: createFetchHandler((request) => byHost.get(new URL(request.url).host)),
  };
}
