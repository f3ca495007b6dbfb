import type { StoredLine } from "../cart/stored-line.ts";
import { putStock, sellable, stockOf } from "../catalog/stock.ts";
import { titleOf } from "../catalog/title-of.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/turn.ts";
import { needsOf, shortagesOf } from "./shortages.ts";
import type { StoredCheckout } from "./stored-checkout.ts";

/** Takes the units of all lines from the stock, or throws and takes none. */
export function takeStock(turn: Turn, lines: readonly StoredLine[]): void {
  const { shop } = turn;
  const [short] = shortagesOf(shop, lines);
  if (short) {
    const available = sellable(shop, short.offer);
    refuse(
      "insufficient_stock",
      `Only ${available} of ${titleOf(short.offer)} are in stock; ${short.units} are needed.`,
      ["lines"],
      { available },
    );
  }
  for (const { offer, units } of needsOf(shop, lines)) {
    const stock = stockOf(shop, offer.variant);
    putStock(turn, offer.variant.id, Math.max(0, stock - units));
  }
}

/** Adds the units of lines to the stock again. */
export function returnStock(turn: Turn, lines: readonly StoredLine[]): void {
  const { shop } = turn;
  for (const { offer, units } of needsOf(shop, lines)) {
    putStock(turn, offer.variant.id, stockOf(shop, offer.variant) + units);
  }
}

/**
 * Reserves stock for every line, or for none: without enough stock the checkout is returned unreserved, with a message.
 */
export function reserveStock(turn: Turn, checkout: StoredCheckout): StoredCheckout {
  const { shop } = turn;
  if (shortagesOf(shop, checkout.lines).length > 0) return { ...checkout, reserved: false };
  takeStock(turn, checkout.lines);
  return { ...checkout, reserved: true };
}
