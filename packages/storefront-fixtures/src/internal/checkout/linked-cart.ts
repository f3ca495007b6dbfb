import { findCart, type StoredCart } from "../cart/stored-cart.ts";
import type { Turn } from "../engine/command-turn.ts";
import type { Shop } from "../engine/shop.ts";
import { reserveStock, returnStock } from "./reserve-stock.ts";
import { agreeOnPrices, type StoredCheckout, saveCheckout } from "./stored-checkout.ts";

/** Copies lines and discount codes of a cart to its open checkout. */
export function copyCartToCheckout(turn: Turn, cart: StoredCart): void {
  const { shop } = turn;
  if (cart.checkout_id === undefined) return;
  const checkout = shop.records.get<StoredCheckout>("checkout", cart.checkout_id);
  if (!checkout || checkout.final) return;
  if (checkout.reserved) returnStock(turn, checkout.lines);
  const followed: StoredCheckout = {
    ...checkout,
    lines: agreeOnPrices(shop, cart.lines, checkout.market),
    lineCount: cart.lineCount,
    discount_codes: cart.discount_codes,
    notes: cart.messages ?? [],
    outcome: [],
  };
  saveCheckout(turn, shop.settings.reserveOnCheckout ? reserveStock(turn, followed) : followed);
}

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
