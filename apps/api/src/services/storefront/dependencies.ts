import type { StoreOptions } from "@almanac/storefront-fixtures";
import type { Outbound, OutboundDependencies } from "./outbound/outbound.ts";
import type { StorefrontSettings } from "./settings.ts";
import type { ShopStore } from "./shops/shop-store.ts";

/** What the storefront is built from besides the clock. */
export interface StorefrontDependencies {
  readonly settings?: Partial<StorefrontSettings>;
  /** One shop for everybody, made from just these options: then even its ids can be foretold. */
  readonly onlyShop?: Omit<StoreOptions, "idSecret">;
  /** Where the shops are kept; in this process unless given. */
  readonly shopStore?: ShopStore;
  /** How profiles are read and webhooks sent; over the network, to vetted addresses, unless given. */
  readonly outbound?: Outbound;
  /** What the outbound resolves names and dials with, where it goes over the network. */
  readonly network?: Pick<OutboundDependencies, "resolve" | "dial" | "timeoutMs">;
}
