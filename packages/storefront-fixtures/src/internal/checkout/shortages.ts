import type { StoredLine } from "../cart/stored-line.ts";
import { findOffer, type Offer } from "../catalog/offer.ts";
import { sellable } from "../catalog/stock.ts";
import type { Shop } from "../engine/shop.ts";

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
