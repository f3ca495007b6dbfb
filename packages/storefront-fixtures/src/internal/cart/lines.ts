import type { LineItem } from "../../schema/line-item.ts";
import type { Message } from "../../schema/message.ts";
import { findOffer, type Offer } from "../catalog/offer.ts";
import { priceNow } from "../catalog/price.ts";
import { sellable } from "../catalog/stock.ts";
import { multiply } from "../engine/money.ts";
import type { Shop } from "../engine/shop.ts";

/** A line as it is kept. */
export interface StoredLine {
  readonly id: string;
  readonly variant_id: string;
  readonly quantity: number;
  /** What was last agreed on, in minor units; carts have none and follow the price. */
  readonly price?: number;
}

/** A line with what it stands for. */
export interface PricedLine {
  readonly line: StoredLine;
  readonly offer: Offer;
  readonly price: number;
  /** Where it stands among the lines as shown, which hold the parts of bundles, too. */
  readonly place: number;
}

/** Lines with their offers; a line whose product has left the catalogue is left out and told. */
export function priceLines(
  shop: Shop,
  lines: readonly StoredLine[],
  market: string,
): { priced: PricedLine[]; messages: Message[] } {
  const messages: Message[] = [];
  const priced: PricedLine[] = [];
  let place = 0;
  for (const line of lines) {
    const offer = findOffer(shop, line.variant_id);
    if (offer) {
      priced.push({
        line,
        offer,
        place,
        price: line.price ?? priceNow(shop, offer, market).amount,
      });
      place += 1 + (offer.product.bundle?.length ?? 0);
    } else {
      messages.push({
        type: "warning",
        code: "item_unavailable",
        content: `${line.variant_id} is not sold any more and was removed.`,
        path: "$.line_items",
      });
    }
  }
  return { priced, messages };
}

/** What stands in the way of lines: nothing left, or less than wanted. */
export function stockMessages(shop: Shop, priced: readonly PricedLine[]): Message[] {
  return priced.flatMap(({ line, offer, place }): Message[] => {
    const left = sellable(shop, offer);
    if (left >= line.quantity) return [];
    const title = titleOf(offer);
    const content =
      left === 0
        ? `${title} is out of stock.`
        : `Only ${left} of ${title} are left, ${line.quantity} were asked for.`;
    return [
      {
        type: "error",
        code: "out_of_stock",
        content,
        path: `$.line_items[${place}]`,
        severity: "recoverable",
      },
    ];
  });
}

export function titleOf({ product, variant }: Offer): string {
  return variant.options.length === 0 ? product.title : `${product.title} (${variant.title})`;
}

/** A line as it is shown, and below a bundle what it holds. */
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
