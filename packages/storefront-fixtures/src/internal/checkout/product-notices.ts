import type { Message } from "../../types.ts";
import type { PricedLine } from "../cart/price-lines.ts";
import { titleOf } from "../catalog/title-of.ts";
import type { Shop } from "../engine/shop.ts";

export function productNotices(shop: Shop, priced: readonly PricedLine[]): Message[] {
  return priced.flatMap(({ offer, place }): Message[] => {
    const { product } = offer;
    const path = `$.line_items[${place}]`;
    const disclosed = product.disclosures
      .filter(({ code }) => code !== "hazmat")
      .map(
        ({ code, content }): Message => ({
          type: "warning",
          code,
          content,
          path,
          presentation: "disclosure",
        }),
      );
    if (!product.status || product.readyInDays === undefined) return disclosed;
    const from = new Date(shop.settings.startAt + product.readyInDays * 86_400_000).toISOString();
    const content = `${titleOf(offer)} is sent from ${from.slice(0, 10)}.`;
    return [...disclosed, { type: "warning", code: "delayed_fulfillment", content, path }];
  });
}
