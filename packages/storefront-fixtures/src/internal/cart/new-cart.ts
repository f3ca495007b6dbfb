import { evictRows, removeExpiredRows } from "../engine/evict-rows.ts";
import type { Turn } from "../engine/turn.ts";
import { isIdle, type StoredCart } from "./stored-cart.ts";

/** Creates an empty cart. Removes expired carts first and, if there are still too many, the least recently used one. */
export function newCart(turn: Turn, marketId: string | undefined): StoredCart {
  const { shop } = turn;
  const { id: market, currency } = shop.marketOf(marketId);
  removeExpiredRows<StoredCart>(shop, "cart", (cart) => isIdle(shop, cart));
  evictRows(turn, "cart");
  const at = shop.iso();
  return {
    id: shop.newId("cart"),
    version: 0,
    market,
    currency,
    lines: [],
    lineCount: 0,
    discount_codes: [],
    ...(turn.client === undefined ? {} : { client: turn.client }),
    created_at: at,
    updated_at: at,
  };
}
