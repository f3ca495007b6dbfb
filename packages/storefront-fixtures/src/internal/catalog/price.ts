import type { Shop } from "../engine/shop.ts";
import type { Offer } from "./offer.ts";
import type { RawPrice } from "./raw-product.ts";

const dayMs = 86_400_000;

/** The present price: the one that `set_price` set, else that of the catalogue, reduced during a sale. */
export function priceNow(shop: Shop, { product, variant }: Offer, market: string): RawPrice {
  const made = variant.price(market);
  const set = shop.records.get<{ amount: number }>("price", `${market} ${variant.id}`);
  if (set) return { ...made, amount: set.amount };
  const sale = product.saleDays;
  if (!sale || made.list === undefined) return made;
  const day = (shop.now() - shop.settings.startAt) / dayMs;
  return day >= -sale[0] && day < sale[1] ? made : { amount: made.list };
}

export function putPrice(
  shop: Shop,
  variantId: string,
  market: string,
  amount: number | null,
): void {
  const key = `${market} ${variantId}`;
  if (amount === null) shop.records.delete("price", key);
  else shop.records.put("price", key, { amount });
}
