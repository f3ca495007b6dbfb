import type { Message } from "../../types.ts";
import { findOffer, type Offer } from "../catalog/offer.ts";
import { priceNow } from "../catalog/price.ts";
import type { Shop } from "../engine/shop.ts";
import type { StoredLine } from "./stored-line.ts";

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
