import type { StoreOptions } from "@almanac/storefront-fixtures";
import type { Outbound, OutboundDependencies } from "./outbound/outbound.ts";
import type { StorefrontSettings } from "./settings.ts";
import type { ShopStore } from "./shops/shop-store.ts";

/** What the storefront needs besides the clock. */
export interface StorefrontDependencies {
  readonly settings?: Partial<StorefrontSettings>;
  /** Serves one shop to everyone, made from these options only. Its ids are then predictable. */
  readonly onlyShop?: Omit<StoreOptions, "idSecret">;
  /** Where the shops are stored. Default: in this process. */
  readonly shopStore?: ShopStore;
  /** Reads profiles and sends webhooks. Default: over the network, to addresses that the address policy allows. */
  readonly outbound?: Outbound;
  /** How the default `outbound` resolves names and opens connections. */
  readonly network?: Pick<OutboundDependencies, "resolve" | "dial" | "timeoutMs">;
}
