import { test } from "vitest";
import { createStore } from "../createStore.ts";
import type { GeneratedStore } from "../store.ts";
import type { StoreOptions } from "../store-options.ts";
import type { FetchHandler } from "./createFetchHandler.ts";
import { createShopHandler } from "./createShopHandler.ts";
import type { UcpHandlerOptions } from "./ucp/ucp-options.ts";

interface Fixtures {
  /** The options of the shop; override them with `storeTest.override` or `extend`. */
  readonly storeOptions: StoreOptions;
  /**
   * The shop of the test. Its type has every role; a tiny or custom catalogue in `storeOptions`
   * has fewer.
   */
  readonly store: GeneratedStore;
  /** The options for UCP; override them with `storeTest.override` or `extend`. */
  readonly ucpOptions: UcpHandlerOptions;
  /**
   * Answers Web requests from the shop, in process: those of the service description and those
   * of UCP.
   */
  readonly shopFetch: FetchHandler;
}

/**
 * Vitest's `test`, with a separate shop for every test: `store` and `shopFetch`.
 *
 * @example
 * storeTest("buys", ({ store, expect }) => expect(store.productCount).toBe(120));
 */
export const storeTest = test.extend<Fixtures>({
  storeOptions: [{}, { injected: false }],
  // The roles that a tiny or custom catalogue lacks are missing here too, as `store` says.
  store: async ({ storeOptions }, use) => use(createStore(storeOptions) as GeneratedStore),
  ucpOptions: [{}, { injected: false }],
  shopFetch: async ({ store, ucpOptions }, use) =>
    use(createShopHandler(store, { ucp: ucpOptions })),
});
