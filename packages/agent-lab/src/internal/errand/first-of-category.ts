import { createStore, type Product, type Store } from "@almanac/storefront-fixtures";
import { adversarialPacks } from "../../adversarialPacks.ts";
import type { PackItemId } from "../../data/packs/pack-items.ts";

/**
 * A product that is listed first in its category in the clean shop, but not in the shop with the item. Undefined if
 * no product is.
 */
export function firstOfCategory(
  id: PackItemId,
  clean: Store,
  seed: number | string,
  products: readonly Product[],
): Product | undefined {
  const bad = createStore({ seed, packs: adversarialPacks([id]) });
  return products.find((product) => {
    const category = product.categories[0]?.value ?? "";
    return firstIn(clean, category) === product.id && firstIn(bad, category) !== product.id;
  });
}

function firstIn(store: Store, category: string): string | undefined {
  const filters = { categories: [category] };
  return store.execute({ type: "search_catalog", filters, limit: 50 }).products[0]?.id;
}
