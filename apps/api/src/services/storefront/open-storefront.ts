import type { Store } from "../../store/store.ts";
import type { StorefrontDependencies } from "./dependencies.ts";
import { readCatalog } from "./read-catalog.ts";
import type { StorefrontServerSettings } from "./setting-shape.ts";
import { oneTurnAtATime } from "./shops/one-turn-at-a-time.ts";
import { createStoredShopStore } from "./shops/stored-shop-store.ts";

/** What the storefront of a server needs, made from its settings and the platform's store. */
export function openStorefront(
  { catalogPath, ...settings }: StorefrontServerSettings,
  store: Store,
  publicUrl: string | undefined,
): StorefrontDependencies {
  return {
    settings: {
      ...settings,
      catalog: catalogPath === undefined ? undefined : readCatalog(catalogPath),
      publicUrl,
    },
    shopStore: oneTurnAtATime(createStoredShopStore(store)),
  };
}
