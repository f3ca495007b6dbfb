import { shareHalfUp } from "@almanac/kernel/numbers/integer";
import { deepFreeze } from "@almanac/kernel/objects/objects";
import type { Product, Variant } from "../../types.ts";
import type { Shop } from "../engine/shop.ts";
import { type Offer, priceNow, sellable, stockOf } from "./offer.ts";
import type { RawPrice, RawProduct, RawVariant } from "./raw-product.ts";

const dayMs = 86_400_000;
const mostShown = 2000;

/** A product with its present prices and stock in a market. */
export function presentProduct(shop: Shop, index: number, market: string): Product {
  const key = `${market} ${index}`;
  const kept = shop.shown.get(key);
  if (kept && !isMoving(shop, kept, market)) return kept;
  const raw = shop.catalog.product(index);
  const product = deepFreeze(build(shop, index, raw, market));
  if (!raw.saleDays && !isMoving(shop, product, market)) {
    if (shop.shown.size >= mostShown) shop.shown.clear();
    shop.shown.set(key, product);
  }
  return product;
}

/** Whether the stock or price of a variant has been changed. */
function isMoving({ records }: Shop, { variants }: Product, market: string): boolean {
  if (!records.has("stock") && !records.has("price")) return false;
  return variants.some(
    ({ id }) =>
      records.get("stock", id) !== undefined ||
      records.get("price", `${market} ${id}`) !== undefined,
  );
}

function build(shop: Shop, index: number, raw: RawProduct, market: string): Product {
  const { currency } = shop.marketOf(market);
  const variants = raw.variants.map((variant) =>
    presentVariant(shop, { index, product: raw, variant }, market, currency),
  );
  const amounts = variants.map(({ price }) => price.amount);
  const lists = variants.flatMap(({ list_price }) => (list_price ? [list_price.amount] : []));
  const { status, readyInDays, ageDays, saleDays, variants: _, media, ...rest } = raw;
  const { startAt } = shop.settings;
  const at = (days: number) => new Date(startAt + days * dayMs).toISOString();
  return {
    ...rest,
    media: [...media],
    variants,
    price_range: rangeOf(amounts, currency),
    ...(lists.length > 0 ? { list_price_range: rangeOf(lists, currency) } : {}),
    ...(saleDays ? { sale: { starts_at: at(-saleDays[0]), ends_at: at(saleDays[1]) } } : {}),
    created_at: at(-ageDays),
    updated_at: at(-Math.floor(ageDays / 2)),
  };
}

function rangeOf(amounts: readonly number[], currency: string): Product["price_range"] {
  return {
    min: { amount: Math.min(...amounts), currency },
    max: { amount: Math.max(...amounts), currency },
  };
}

function presentVariant(shop: Shop, offer: Offer, market: string, currency: string): Variant {
  const { product, variant } = offer;
  const { contentGrams, price: _, stock: __, media, options, ...rest } = variant;
  const price = priceNow(shop, offer, market);
  return {
    ...rest,
    options: [...options],
    price: { amount: price.amount, currency },
    ...(price.list === undefined ? {} : { list_price: { amount: price.list, currency } }),
    ...unitPrice(variant, price, currency),
    availability: availabilityOf(shop, offer),
    stock: stockOf(shop, variant),
    ...(product.readyInDays === undefined
      ? {}
      : {
          backorder_until: new Date(
            shop.settings.startAt + product.readyInDays * dayMs,
          ).toISOString(),
        }),
    media: [...media],
  };
}

function unitPrice(
  { contentGrams }: RawVariant,
  { amount }: RawPrice,
  currency: string,
): Pick<Variant, "unit_price"> {
  if (contentGrams === undefined) return {};
  return {
    unit_price: {
      amount: shareHalfUp(amount, 100, contentGrams),
      currency,
      measure: { value: contentGrams, unit: "g" },
      reference: { value: 100, unit: "g" },
    },
  };
}

function availabilityOf(shop: Shop, offer: Offer): Variant["availability"] {
  const available = sellable(shop, offer) > 0;
  const { status } = offer.product;
  if (!available) return { available, status: "out_of_stock" };
  return { available, status: status ?? "in_stock" };
}
