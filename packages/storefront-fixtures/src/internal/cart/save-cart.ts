import { copyCartToCheckout } from "../checkout/copy-cart-to-checkout.ts";
import type { Turn } from "../engine/turn.ts";
import type { StoredCart } from "./stored-cart.ts";

/** Stores a changed cart with the next version, and updates its open checkout. */
export function saveCart(turn: Turn, cart: StoredCart, event = "cart.updated"): StoredCart {
  const { shop } = turn;
  const saved = shop.records.put("cart", cart.id, {
    ...cart,
    version: cart.version + 1,
    updated_at: shop.iso(),
  });
  turn.emit(saved.version === 1 ? "cart.created" : event, saved.id, { version: saved.version });
  copyCartToCheckout(turn, saved);
  return saved;
}
