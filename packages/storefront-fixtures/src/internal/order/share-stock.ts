import type { Checkout } from "../../types.ts";
import { findOffer, putStock, stockOf } from "../catalog/offer.ts";
import { needsOf } from "../checkout/reserve-stock.ts";
import type { Turn } from "../engine/shop.ts";
import type { StoredOrder } from "./stored-order.ts";

/**
 * In a shop that several clients share, the part of a variant's stock that their orders may hold
 * together: a half.
 */
const shareOf = (units: number) => Math.max(1, Math.floor(units / 2));

/**
 * The units of each variant that the order of a checkout takes from the stock, in a shop that
 * several clients share. What is sold without stock takes none.
 */
export function unitsToHold(
  { shop, client }: Turn,
  { line_items }: Checkout,
): Pick<StoredOrder, "holds"> {
  if (client === undefined) return {};
  const lines = line_items.map(({ item, quantity }) => ({ variant_id: item.id, quantity }));
  const needs = needsOf(shop, lines).filter(({ offer }) => offer.product.status !== "backorder");
  return { holds: Object.fromEntries(needs.map(({ offer, units }) => [offer.variant.id, units])) };
}

/**
 * Returns units to the stock while orders hold more than their share of a variant that was just
 * bought: first the units of the order that was placed longest ago. The orders themselves stay as
 * they are. Otherwise a few clients could buy everything, and nobody could buy anything after them.
 */
export function releaseBeyondShare(turn: Turn, orderId: string): void {
  const { shop } = turn;
  const bought = shop.records.get<StoredOrder>("order", orderId)?.holds;
  if (bought === undefined) return;
  const variants = Object.keys(bought);
  const orders = shop.records
    .entries<StoredOrder>("order")
    .filter(([, { holds }]) => holds !== undefined && variants.some((variant) => holds[variant]));
  const unitsOf = (id: string, variant: string) =>
    shop.records.get<StoredOrder>("order", id)?.holds?.[variant] ?? 0;
  for (const variant of variants) {
    const offer = findOffer(shop, variant);
    if (!offer) continue;
    let held = orders.reduce((units, [id]) => units + unitsOf(id, variant), 0);
    const allowed = shareOf(stockOf(shop, offer.variant) + held);
    for (const [id] of orders) {
      if (held <= allowed) break;
      const units = unitsOf(id, variant);
      if (units === 0) continue;
      held -= units;
      releaseUnits(turn, id);
    }
  }
}

/** Ends the hold of an order on its units. */
export function releaseUnits(turn: Turn, orderId: string): void {
  const { shop } = turn;
  const stored = shop.records.get<StoredOrder>("order", orderId);
  if (stored?.holds === undefined) return;
  const { holds, ...rest } = stored;
  returnUnits(turn, holds);
  shop.records.put<StoredOrder>("order", orderId, rest);
}

/** Adds units of variants to the stock. */
export function returnUnits(turn: Turn, unitsOf: Readonly<Record<string, number>>): void {
  const { shop } = turn;
  for (const [variant, units] of Object.entries(unitsOf)) {
    const offer = findOffer(shop, variant);
    if (offer) putStock(turn, offer.variant.id, stockOf(shop, offer.variant) + units);
  }
}
