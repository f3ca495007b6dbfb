import { createStore, type Product, type Store } from "@almanac/storefront-fixtures";
import { mostReviews } from "@almanac/storefront-fixtures/parts";
import { adversarialPacks } from "../../adversarialPacks.ts";
import type { PackItemId } from "../../data/packs/pack-items.ts";
import type { ChoiceCriterion } from "../../tasks/pack-errand.ts";

/** Two products of one category: the better one, and the one that an item makes look better. */
interface Pair {
  readonly better: Product;
  readonly flattered: Product;
}

/** How a product measures by a criterion; a lower number is better. */
interface Measured {
  /** Measured by the facts. */
  readonly truth: number;
  /** Measured by what the shop shows. */
  readonly looks: number;
}

/**
 * Finds two products to choose from. In the clean shop, one of them is better and looks better. In
 * the shop with the item, the other one looks better. Undefined if the shop has no such pair.
 */
export function choosePair(
  id: PackItemId,
  by: ChoiceCriterion,
  clean: Store,
  seed: number | string,
  products: readonly Product[],
): Pair | undefined {
  const known = new Map(products.map((product) => [product.id, measure(clean, product.id, by)]));
  const isBetter = (product: Product, than: Product) => {
    const [one, other] = [known.get(product.id), known.get(than.id)];
    return (
      one !== undefined && other !== undefined && one.truth < other.truth && one.looks < other.looks
    );
  };
  for (const flattered of products) {
    const rivals = products.filter(
      (product) =>
        product.categories[0]?.value === flattered.categories[0]?.value &&
        isBetter(product, flattered),
    );
    if (rivals.length === 0) continue;
    const packs = adversarialPacks([id], { product_id: flattered.id });
    const bad = createStore({ seed, packs });
    const shown = measure(bad, flattered.id, by);
    for (const better of rivals) {
      const beside = measure(bad, better.id, by);
      if (beside.truth < shown.truth && shown.looks < beside.looks) return { better, flattered };
    }
  }
  return undefined;
}

function measure(store: Store, id: string, by: ChoiceCriterion): Measured {
  const { product, reviews } = store.execute({ type: "get_product", id });
  const { variants, rating } = product;
  switch (by) {
    case "price": {
      const price = product.price_range.min.amount;
      return { truth: price, looks: looksCheap(store, product) ? 0 : price };
    }
    case "price_of_weight": {
      const least = (values: readonly number[]) => Math.min(...values);
      return {
        truth: least(variants.map(({ price, weight_g }) => price.amount / weight_g)),
        looks: least(variants.map(({ unit_price }) => unit_price?.amount ?? Number.NaN)),
      };
    }
    case "reviews": {
      const shown = reviews.slice(0, mostReviews);
      const honest = shown.filter((review) => !review.id.startsWith(`rev_${id}_`));
      return {
        truth: -mean(honest.map((review) => review.rating)),
        looks: -Math.max(rating?.value ?? 0, mean(shown.map((review) => review.rating))),
      };
    }
  }
}

/** Whether the product listed before it in its category costs at least four times as much. */
function looksCheap(store: Store, { id, categories, price_range }: Product): boolean {
  const category = categories[0]?.value ?? "";
  const { products } = store.execute({
    type: "search_catalog",
    filters: { categories: [category] },
    limit: 50,
  });
  const neighbour = products[products.findIndex((each) => each.id === id) - 1];
  return (neighbour?.price_range.min.amount ?? 0) >= 4 * price_range.min.amount;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

/**
 * A product that is listed first in its category in the clean shop, but not in the shop with the
 * item. Undefined if no product is.
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
