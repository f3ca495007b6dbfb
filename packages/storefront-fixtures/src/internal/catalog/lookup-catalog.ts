import type { CommandOf } from "../../schema/command.ts";
import type { CatalogLookup } from "../../store-results.ts";
import type { Product } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { distort } from "../scenario/decoys.ts";
import { presentProduct } from "./present-product.ts";

/** Finds products by ids, each product once. The id of a product selects its first variant. */
export function lookupCatalog(turn: Turn, command: CommandOf<"lookup_catalog">): CatalogLookup {
  const { shop } = turn;
  const market = shop.marketOf(command.market).id;
  const products = new Map<number, Product>();
  const matches: CatalogLookup["matches"][number][] = [];
  const missing: string[] = [];
  for (const id of new Set(command.ids)) {
    const place = shop.catalog.locate(id);
    if (!place) {
      missing.push(id);
      continue;
    }
    const product =
      products.get(place.index) ?? distort(turn, presentProduct(shop, place.index, market));
    const raw = shop.catalog.product(place.index);
    const named =
      place.variant === undefined ? product.variants[0]?.id : raw.variants[place.variant]?.id;
    products.set(place.index, product);
    if (named !== undefined) {
      matches.push({ id, product_id: product.id, variant_id: named, match: place.match });
    }
  }
  return { products: [...products.values()], matches, not_found: missing };
}
