import { type StoredLine, titleOf } from "../cart/lines.ts";
import { sellable, setStock, stockOf } from "../catalog/stock.ts";
import { fault } from "../engine/fail.ts";
import type { Shop } from "../engine/shop.ts";
import { needsOf, shortagesOf } from "./shortages.ts";
import type { StoredCheckout } from "./stored-checkout.ts";

/** Takes the goods off the shelf: all of them, or none. */
export function takeStock(shop: Shop, lines: readonly StoredLine[]): void {
  const [short] = shortagesOf(shop, lines);
  if (short) {
    const available = sellable(shop, short.offer);
    throw fault(
      "insufficient_stock",
      `Only ${available} of ${titleOf(short.offer)} are in stock; ${short.units} are needed.`,
      ["lines"],
      { available },
    );
  }
  for (const { offer, units } of needsOf(shop, lines)) {
    const stock = stockOf(shop, offer.variant);
    setStock(shop, offer.variant.id, Math.max(0, stock - units));
  }
}

/** Puts goods back on the shelf. */
export function returnStock(shop: Shop, lines: readonly StoredLine[]): void {
  for (const { offer, units } of needsOf(shop, lines)) {
    setStock(shop, offer.variant.id, stockOf(shop, offer.variant) + units);
  }
}

/** A checkout whose goods are set aside for it; as it is where they are not all there, and then it tells so. */
export function reserveStock(shop: Shop, checkout: StoredCheckout): StoredCheckout {
  if (shortagesOf(shop, checkout.lines).length > 0) return { ...checkout, reserved: false };
  takeStock(shop, checkout.lines);
  return { ...checkout, reserved: true };
}
