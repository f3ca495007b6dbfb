import type { Message } from "../../types.ts";
import type { Offer } from "../catalog/offer.ts";
import { sellable } from "../catalog/stock.ts";
import { titleOf } from "../catalog/title-of.ts";
import type { Shop } from "../engine/shop.ts";
import type { Turn } from "../engine/turn.ts";
import { mostGoods } from "../values/money.ts";

/** The largest quantity whose price, added to the other lines (minor units), is still exact; at least 1. */
export function mostExactUnits(price: number, others: number): number {
  if (price === 0) return Number.MAX_SAFE_INTEGER;
  return Math.max(1, Math.floor((mostGoods - others) / price));
}

/**
 * Reduces a quantity to what stock, order limit, scenario and exact sums allow. For a sold-out product the stock does
 * not count: `outOfStockLineErrors` reports it.
 */
export function limitRequestedQuantity(
  turn: Turn,
  offer: Offer,
  wanted: number,
  most: number,
): number {
  const { shop } = turn;
  const clamp = turn.effect("clamp_quantity")?.max ?? Number.MAX_SAFE_INTEGER;
  const stock = sellable(shop, offer);
  return Math.min(wanted, offer.product.max_per_order, clamp, stock === 0 ? wanted : stock, most);
}

/** The warning that a line got fewer units than requested. */
export function quantityAdjusted(shop: Shop, offer: Offer, granted: number, at: number): Message {
  const title = titleOf(offer);
  const content =
    sellable(shop, offer) === 0
      ? `At most ${granted} of ${title} ${granted === 1 ? "is" : "are"} allowed in one order; the quantity was adjusted.`
      : `Only ${granted} of ${title} ${granted === 1 ? "is" : "are"} available; the quantity was adjusted.`;
  return {
    type: "warning",
    code: "quantity_adjusted",
    content,
    path: `$.line_items[${at}].quantity`,
  };
}
