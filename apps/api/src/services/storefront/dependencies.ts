import { readFileSync } from "node:fs";
import type { FixtureSet, StoreOptions } from "@almanac/storefront-fixtures";
import { fixtureSetSchema } from "@almanac/storefront-fixtures/schema";
import { checkSchema, faultLines } from "../../problems/schema-faults.ts";
import { SettingsError } from "../../settings-error.ts";
import type { Store } from "../../store/store.ts";
import type { Outbound, OutboundDependencies } from "./outbound/outbound.ts";
import type { StorefrontServerSettings, StorefrontSettings } from "./settings.ts";
import { createStoredShopStore, oneTurnAtATime, type ShopStore } from "./shops/shop-store.ts";

export interface StorefrontDependencies {
  readonly settings?: Partial<StorefrontSettings>;
  /** Serves one shop to everyone, made from these options only. Its ids are then predictable. */
  readonly onlyShop?: Omit<StoreOptions, "idSecret">;
  readonly shopStore?: ShopStore;
  /** Reads profiles and sends webhooks. Default: to addresses that the policy allows. */
  readonly outbound?: Outbound;
  /** How the default `outbound` resolves names and opens connections. */
  readonly network?: Pick<OutboundDependencies, "resolve" | "dial" | "timeoutMs">;
}

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

/**
 * Reads a custom catalogue from a file.
 * @throws SettingsError that says what is wrong with the file.
 */
export function readCatalog(path: string): FixtureSet {
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "the file cannot be read";
    throw wrong(path, `not valid JSON: ${reason}`);
  }
  const { success, data, faults } = checkSchema(fixtureSetSchema, document, "body");
  if (success) return data;
  throw wrong(path, `not a valid FixtureSet:\n${faultLines(faults)}`);
}

function wrong(path: string, what: string): SettingsError {
  return new SettingsError([`ALMANAC_STOREFRONT_CATALOG="${path}" is ${what}`]);
}
