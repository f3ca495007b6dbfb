import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import type { Product } from "@almanac/storefront-fixtures";

/** The number of products to choose from. Further products of a larger shop are of the same kinds. */
const considered = 240;

/**
 * The products that can be bought now, have no restrictions and have a title that no other product has, in an order
 * that the seed decides.
 */
export function chooseProducts(products: Iterable<Product>, seed: number): readonly Product[] {
  const seen: Product[] = [];
  for (const product of products) {
    seen.push(product);
    if (seen.length === considered) break;
  }
  const counts = new Map<string, number>();
  for (const { title } of seen) counts.set(title, (counts.get(title) ?? 0) + 1);
  return seen
    .map((product, index) => [keyedRandom(seed, "pack product", index, "order"), product] as const)
    .filter(([, product]) => isUsual(product) && counts.get(product.title) === 1)
    .sort(([left], [right]) => left - right)
    .map(([, product]) => product);
}

function isUsual({ variants, age_restricted, hazmat, countries, bundle, price_range }: Product) {
  return (
    variants.every(({ stock }) => stock > 1) &&
    age_restricted === undefined &&
    hazmat === undefined &&
    countries === undefined &&
    bundle === undefined &&
    price_range.min.amount > 100
  );
}
