import type { LineItem } from "../../types.ts";
import { findOffer, type Offer } from "../catalog/offer.ts";
import { titleOf } from "../catalog/title-of.ts";
import type { Shop } from "../engine/shop.ts";
import { multiply } from "../values/money.ts";
import type { PricedLine } from "./price-lines.ts";

/** A line as answers show it; below a bundle, a line for each of its parts. */
export function showLine(
  shop: Shop,
  { line, offer, price }: PricedLine,
  discount: number,
): LineItem[] {
  const subtotal = multiply(price, line.quantity);
  return [
    {
      id: line.id,
      item: itemOf(offer, price),
      quantity: line.quantity,
      totals: lineTotals(subtotal, discount),
    },
    ...(offer.product.bundle ?? []).flatMap((part, at): LineItem[] => {
      const held = findOffer(shop, part.variant_id);
      if (!held) return [];
      return [
        {
          id: `${line.id}_${at + 1}`,
          item: itemOf(held, 0),
          quantity: line.quantity * part.quantity,
          totals: lineTotals(0, 0),
          parent_id: line.id,
        },
      ];
    }),
  ];
}

function itemOf(offer: Offer, price: number): LineItem["item"] {
  const image = offer.variant.media[0]?.url;
  return {
    id: offer.variant.id,
    product_id: offer.product.id,
    title: titleOf(offer),
    price,
    ...(image === undefined ? {} : { image_url: image }),
  };
}

function lineTotals(subtotal: number, discount: number): LineItem["totals"] {
  return [
    { type: "subtotal", amount: subtotal, display_text: "Subtotal" },
    ...(discount > 0
      ? [{ type: "items_discount" as const, amount: -discount, display_text: "Discount" }]
      : []),
    { type: "total", amount: subtotal - discount, display_text: "Total" },
  ];
}
