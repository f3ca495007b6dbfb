import type { StoredLine } from "../cart/lines.ts";
import { titleOf } from "../cart/lines.ts";
import { findOffer, type Offer, sellable, setStock, stockOf } from "../catalog/offer.ts";
import { fault } from "../engine/fail.ts";
import type { Shop } from "../engine/shop.ts";
import type { StoredCheckout } from "./stored-checkout.ts";

interface Need {
  readonly offer: Offer;
  readonly units: number;
}

/** Units of every variant that lines need, the parts of bundles among them. */
function needsOf(shop: Shop, lines: readonly StoredLine[]): Need[] {
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

/** What is not there in the wanted number. */
export function shortagesOf(shop: Shop, lines: readonly StoredLine[]): Need[] {
  return needsOf(shop, lines).filter(({ offer, units }) => sellable(shop, offer) < units);
}

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
