import type { Message } from "../../types.ts";
import { sellable } from "../catalog/stock.ts";
import { titleOf } from "../catalog/title-of.ts";
import { recoverableError } from "../engine/recoverable-error.ts";
import type { Shop } from "../engine/shop.ts";
import type { PricedLine } from "./price-lines.ts";

/** An error for each line whose quantity is larger than the stock. The line itself stays in the cart. */
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
