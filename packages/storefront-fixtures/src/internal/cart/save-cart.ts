import { followCart } from "../checkout/follow-cart.ts";
import type { Shop } from "../engine/shop.ts";
import type { StoredCart } from "./stored-cart.ts";

/** Keeps a changed cart under its next version, and lets an open checkout of it follow. */
export function saveCart(shop: Shop, cart: StoredCart, event = "cart.updated"): StoredCart {
  const saved = shop.records.put("cart", cart.id, {
    ...cart,
    version: cart.version + 1,
    updated_at: shop.iso(),
  });
  shop.emit(saved.version === 1 ? "cart.created" : event, saved.id, { version: saved.version });
  followCart(shop, saved);
  return saved;
}
