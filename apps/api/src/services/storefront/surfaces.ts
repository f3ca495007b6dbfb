import { createNegotiate, type SigningKey } from "@almanac/storefront-fixtures/ucp/server";
import { noLimits } from "../../limits/limiters.ts";
import type { ServiceDependencies } from "../dependencies.ts";
import type { StorefrontDependencies } from "./dependencies.ts";
import { createOutbound } from "./outbound/outbound.ts";
import { createWebhookSender, openShopsKey } from "./outbound/webhooks.ts";
import { defaultSettings, type StorefrontSettings } from "./settings.ts";
import { createMemoryShopStore } from "./shops/memory-shop-store.ts";
import { createSandboxes } from "./shops/sandboxes.ts";
import { createSelectShop } from "./shops/select-shop.ts";
import { createDefaultShops, createOnlyShop } from "./shops/shop.ts";

/** What all surfaces of the shop (REST, MCP, pages, control API) need. */
export type Surfaces = Readonly<ReturnType<typeof createSurfaces>>;

/** Connects the parts of the storefront. Nothing is opened before it is first needed. */
export function createSurfaces(
  { now, limiters = noLimits }: ServiceDependencies,
  storefront: StorefrontDependencies,
) {
  const settings: StorefrontSettings = { ...defaultSettings, ...storefront.settings };
  const shopStore = storefront.shopStore ?? createMemoryShopStore();
  const outbound =
    storefront.outbound ??
    createOutbound({ allow: settings.allow, limiters, ...storefront.network });
  const sandboxes = createSandboxes(shopStore, now);
  const defaultShops =
    storefront.onlyShop === undefined
      ? createDefaultShops(shopStore, settings, now)
      : createOnlyShop(shopStore, storefront.onlyShop);
  let key: Promise<SigningKey> | undefined;
  const signingKey = () => {
    key ??= openShopsKey(shopStore).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
  return {
    settings,
    sandboxes,
    selectShop: createSelectShop(defaultShops, sandboxes, settings),
    negotiate: createNegotiate(settings.negotiation, outbound.get, now),
    webhooks: createWebhookSender(outbound, signingKey, now),
    signingKey,
    now,
  };
}
