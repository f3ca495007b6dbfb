import { clearAway, makeRoom } from "../engine/make-room.ts";
import type { Shop } from "../engine/shop.ts";
import { isIdle, type StoredCart } from "./stored-cart.ts";

/** An empty cart. Idle ones are cleared away, and another one makes room when there are too many. */
export function newCart(shop: Shop, marketId: string | undefined): StoredCart {
  const { id: market, currency } = shop.marketOf(marketId);
  clearAway<StoredCart>(shop, "cart", (cart) => isIdle(shop, cart));
  makeRoom(shop, "cart");
  const at = shop.iso();
  return {
    id: shop.newId("cart"),
    version: 0,
    market,
    currency,
    lines: [],
    lineCount: 0,
    discount_codes: [],
    ...(shop.client === undefined ? {} : { client: shop.client }),
    created_at: at,
    updated_at: at,
  };
}
