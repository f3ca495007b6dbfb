import { randomBytes } from "node:crypto";
import type { StoreOptions } from "@almanac/storefront-fixtures";
import type { StorefrontSettings } from "../settings.ts";
import { createShop, type Shop } from "./shop.ts";
import type { ShopStore } from "./shop-store.ts";

/** Shops that this process holds ready; another one is read again from the store. */
const heldShops = 200;

/** The shop of callers without a key. */
const publicOwner = "public";

/** The default shops: one for each owner of keys, and one that all callers without a key share. */
export interface DefaultShops {
  of(owner: string | undefined): Shop;
  /** Whether callers without a key are strangers to each other, each with a share of the shop. */
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
      // Shops in the order of their last use: the first is the one to let go.
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

/** One shop for everybody, made from its options alone. */
export function createOnlyShop(
  shops: ShopStore,
  options: Omit<StoreOptions, "idSecret">,
): DefaultShops {
  const shop = createShop({ id: "only", shops, options });
  return { isShared: false, of: () => shop };
}
