import type { StoredCart } from "../cart/stored-cart.ts";
import type { Turn } from "../engine/turn.ts";
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
