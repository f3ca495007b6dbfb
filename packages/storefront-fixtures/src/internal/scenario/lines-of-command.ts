import type { StoredCart } from "../cart/stored-cart.ts";
import type { StoredCheckout } from "../checkout/stored-checkout.ts";
import type { Shop } from "../engine/shop.ts";
import type { Call } from "./call.ts";

/** The lines of the checkout or cart that a command names. */
export function linesOfCommand(
  shop: Shop,
  command: Call["command"],
): readonly StoredCheckout["lines"][number][] {
  const { checkout_id: checkoutId, cart_id: cartId } = command;
  if (typeof checkoutId === "string") {
    return shop.records.get<StoredCheckout>("checkout", checkoutId)?.lines ?? [];
  }
  return typeof cartId === "string"
    ? (shop.records.get<StoredCart>("cart", cartId)?.lines ?? [])
    : [];
}
