import type { Message } from "../../types.ts";
import { sellable } from "../catalog/stock.ts";
import { titleOf } from "../catalog/title-of.ts";
import type { Shop } from "../engine/shop.ts";
import type { PricedLine } from "./price-lines.ts";

/** What stands in the way of lines: nothing left, or less than wanted. */
export function outOfStockMessages(shop: Shop, priced: readonly PricedLine[]): Message[] {
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
