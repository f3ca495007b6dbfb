import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { StorefrontDependencies } from "./dependencies.ts";
import { readCatalog } from "./read-catalog.ts";
import type { StorefrontConfig } from "./setting-shape.ts";
import { openSqliteShopStore } from "./shops/sqlite-shop-store.ts";

/** What the storefront of a server is built from: its settings, and its shops in the data directory. */
export function openStorefront(
  { catalogPath, ...settings }: StorefrontConfig,
  dataDir: string,
  publicUrl: string | undefined,
): Required<Pick<StorefrontDependencies, "settings" | "shopStore">> {
  mkdirSync(dataDir, { recursive: true });
  return {
    settings: {
      ...settings,
      catalog: catalogPath === undefined ? undefined : readCatalog(catalogPath),
      publicUrl,
    },
    shopStore: openSqliteShopStore(join(dataDir, "storefront.sqlite")),
  };
}
