import type { Message } from "../../types.ts";
import { findOffer, type Offer } from "../catalog/offer.ts";
import { priceNow } from "../catalog/price.ts";
import type { Shop } from "../engine/shop.ts";
import type { StoredLine } from "./stored-line.ts";

/** A line with its product, variant and price. */
export interface PricedLine {
  readonly line: StoredLine;
  readonly offer: Offer;
  readonly price: number;
  /** Index among the lines of the answer, in which the parts of a bundle are lines, too. */
  readonly place: number;
}

/**
 * Finds and prices the variant of each line. Leaves out a line whose variant is no longer in the catalogue, with a
 * warning.
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
