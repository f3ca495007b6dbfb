import type { StoredLine } from "../cart/priced-lines.ts";
import { findOffer, type Offer, putStock, sellable, stockOf, titleOf } from "../catalog/offer.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop, Turn } from "../engine/shop.ts";
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
 * Reserves stock for every line, or for none: without enough stock the checkout is returned
 * unreserved, with a message.
 */
export function reserveStock(turn: Turn, checkout: StoredCheckout): StoredCheckout {
  const { shop } = turn;
  if (shortagesOf(shop, checkout.lines).length > 0) return { ...checkout, reserved: false };
  takeStock(turn, checkout.lines);
  return { ...checkout, reserved: true };
}

interface Need {
  readonly offer: Offer;
  readonly units: number;
}

/** The units that lines need of each variant, including the parts of bundles. */
export function needsOf(
  shop: Shop,
  lines: readonly Pick<StoredLine, "variant_id" | "quantity">[],
): Need[] {
  const needs = new Map<string, Need>();
  const add = (id: string, units: number) => {
    const offer = findOffer(shop, id);
    if (!offer) return;
    const before = needs.get(offer.variant.id)?.units ?? 0;
    needs.set(offer.variant.id, { offer, units: before + units });
    for (const part of offer.product.bundle ?? []) add(part.variant_id, units * part.quantity);
  };
  for (const line of lines) add(line.variant_id, line.quantity);
  return [...needs.values()];
}

/** The variants of which there are too few. */
export function shortagesOf(shop: Shop, lines: readonly StoredLine[]): Need[] {
  return needsOf(shop, lines).filter(({ offer, units }) => sellable(shop, offer) < units);
}
