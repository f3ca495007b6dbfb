import type { OpenPlatform } from "../../start/open-platform.ts";
import type { StorefrontDependencies } from "./dependencies.ts";
import { readCatalog } from "./read-catalog.ts";
import type { StorefrontConfig } from "./setting-shape.ts";
import { oneTurnAtATime } from "./shops/one-turn-at-a-time.ts";
import { createStoredShopStore } from "./shops/stored-shop-store.ts";

/** What the storefront of a server is built from: its settings, and its shops in the platform's store. */
export function openStorefront(
  { catalogPath, ...settings }: StorefrontConfig,
  { store, ring, access }: Pick<OpenPlatform, "store" | "ring" | "access">,
  publicUrl: string | undefined,
): StorefrontDependencies {
  return {
    settings: {
      ...settings,
      catalog: catalogPath === undefined ? undefined : readCatalog(catalogPath),
      publicUrl,
    },
    shopStore: oneTurnAtATime(createStoredShopStore(store)),
    // Each owner of keys has a shop of its own; whoever sends none shares the public one.
    async ownerOf(headers) {
      const key = headers.get("x-api-key");
      if (access === undefined || key === null || key === "") return undefined;
      return (await ring.identify(key)).owner;
    },
  };
}
