import { randomBytes } from "node:crypto";
import type { StoreOptions } from "@almanac/storefront-fixtures";
import type { StorefrontSettings } from "../settings.ts";
import { createShop, type Shop } from "./shop.ts";
import type { ShopStore } from "./shop-store.ts";

/** How many shops this process holds in memory. Others are read from the store when needed. */
const heldShops = 200;

/** The shop of callers without a key. */
const publicOwner = "public";

/** The default shops: one for each owner of keys, and one shared by all callers without a key. */
export interface DefaultShops {
  of(owner: string | undefined): Shop;
  /** Whether callers without a key are strangers to each other. Then each gets a share of the shop. */
  readonly isShared: boolean;
}

export function createDefaultShops(
  shops: ShopStore,
  { seed, catalog }: Pick<StorefrontSettings, "seed" | "catalog">,
  now: () => number,
): DefaultShops {
  const held = new Map<string, Shop>();
  return {
    isShared: true,
    of(owner = publicOwner) {
      const id = `owner:${owner}`;
      const known = held.get(id);
      const shop =
        known ??
        createShop({
          id,
          shops,
          options: { seed, now, ...(catalog === undefined ? {} : { catalog }) },
          makeSecret: () => randomBytes(32).toString("base64url"),
        });
      // Ordered by last use: the first shop is the first one to remove from memory.
      held.delete(id);
      held.set(id, shop);
      for (const oldest of held.keys()) {
        if (held.size <= heldShops) break;
        held.delete(oldest);
      }
      return shop;
    },
  };
}

/** One shop for everyone, made only from its options. */
export function createOnlyShop(
  shops: ShopStore,
  options: Omit<StoreOptions, "idSecret">,
): DefaultShops {
  const shop = createShop({ id: "only", shops, options });
  return { isShared: false, of: () => shop };
}
