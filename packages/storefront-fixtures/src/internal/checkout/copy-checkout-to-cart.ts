import { findCart } from "../cart/stored-cart.ts";
import type { Shop } from "../engine/shop.ts";
import type { StoredCheckout } from "./stored-checkout.ts";

/** Copies lines and discount codes of a checkout to its cart. */
export function copyCheckoutToCart(shop: Shop, checkout: StoredCheckout): void {
  if (checkout.cart_id === undefined) return;
  const cart = findCart(shop, checkout.cart_id);
  if (!cart) return;
  shop.records.put("cart", cart.id, {
    ...cart,
    version: cart.version + 1,
    updated_at: shop.iso(),
    checkout_id: checkout.id,
    lines: checkout.lines.map(({ price: _, ...line }) => line),
    lineCount: checkout.lineCount,
    discount_codes: checkout.discount_codes,
  });
}
