import { test } from "vitest";
import { createStore } from "../createStore.ts";
import type { GeneratedStore } from "../store.ts";
import type { StoreOptions } from "../store-options.ts";
import { createFetchHandler, type FetchHandler } from "./createFetchHandler.ts";

interface Fixtures {
  /** What the shop of a test is made from; override it with `storeTest.override` or `extend`. */
  readonly storeOptions: StoreOptions;
  /** A shop of the test's own. Its type promises every role; a tiny or custom catalogue in `storeOptions` has fewer. */
  readonly store: GeneratedStore;
  /** The shop over Web requests, in process. */
  readonly shopFetch: FetchHandler;
}

/**
 * Vitest's `test` with a shop of its own for every test: `store` and `shopFetch`.
 *
 * @example
 * storeTest("buys", ({ store, expect }) => expect(store.productCount).toBe(120));
 */
export const storeTest = test.extend<Fixtures>({
  storeOptions: [{}, { injected: false }],
  store: async ({ storeOptions }, use) => use(createStore(storeOptions) as GeneratedStore),
  shopFetch: async ({ store }, use) => use(createFetchHandler(store)),
});
