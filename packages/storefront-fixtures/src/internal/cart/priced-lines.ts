import type { LineItem, Message } from "../../types.ts";
import { findOffer, type Offer, priceNow, sellable, titleOf } from "../catalog/offer.ts";
import { recoverableError } from "../engine/refuse.ts";
import type { Shop } from "../engine/shop.ts";
import { multiply } from "../values/money.ts";

/** A line in the form in which it is stored. */
export interface StoredLine {
  readonly id: string;
  readonly variant_id: string;
  readonly quantity: number;
  /**
   * Unit price of the last answer, in minor units. Lines of carts have none: they use the
   * present price.
   */
  readonly price?: number;
}

/** A line with its product, variant and price. */
export interface PricedLine {
  readonly line: StoredLine;
  readonly offer: Offer;
  readonly price: number;
  /** Index among the lines of the answer, in which the parts of a bundle are lines, too. */
  readonly place: number;
}

/**
 * Finds and prices the variant of each line. Leaves out a line whose variant is no longer in the
 * catalogue, with a warning.
 */
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
        content: `${line.variant_id} is no longer sold and was removed.`,
        path: "$.line_items",
      });
    }
  }
  return { priced, messages };
}

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

/**
 * An error for each line whose quantity is larger than the stock. The line itself stays in
 * the cart.
 */
export function outOfStockLineErrors(shop: Shop, priced: readonly PricedLine[]): Message[] {
  return priced.flatMap(({ line, offer, place }): Message[] => {
    const left = sellable(shop, offer);
    if (left >= line.quantity) return [];
    const title = titleOf(offer);
    const content =
      left === 0
        ? `${title} is out of stock.`
        : `Only ${left} of ${title} are left; ${line.quantity} were requested.`;
    return [recoverableError("out_of_stock", `$.line_items[${place}]`, content)];
  });
}
