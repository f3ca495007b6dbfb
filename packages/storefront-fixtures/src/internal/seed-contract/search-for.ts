import type { ProductQuery } from "../../types.ts";
import type { Shop } from "../engine/shop.ts";
import { exponentOf } from "../values/money.ts";

export function searchFor(shop: Shop, query: ProductQuery) {
  const { q, category, brand, tag, sort, cursor, market, in_stock, limit, min_rating } = query;
  const { currency } = shop.marketOf(market);
  const unit = 10 ** exponentOf(currency);
  const min =
    query.min_price === undefined ? undefined : Math.ceil(Number(query.min_price) * unit - 1e-6);
  const max =
    query.max_price === undefined ? undefined : Math.floor(Number(query.max_price) * unit + 1e-6);
  const rating = min_rating === undefined ? undefined : Number(min_rating);
  const filters = {
    ...(category === undefined ? {} : { categories: [category] }),
    ...(brand === undefined ? {} : { brand }),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(in_stock === undefined ? {} : { in_stock: String(in_stock) === "true" }),
    ...(rating === undefined ? {} : { rating_min: rating }),
    ...(min === undefined && max === undefined
      ? {}
      : {
          price: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
        }),
  };
  return {
    type: "search_catalog" as const,
    ...(q === undefined ? {} : { query: q }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
    ...(sort === undefined ? {} : { sort }),
    ...(cursor === undefined ? {} : { cursor }),
    ...(limit === undefined ? {} : { limit: Number(limit) }),
    ...(market === undefined ? {} : { market }),
  };
}
