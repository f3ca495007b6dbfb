import type { Product } from "../../types.ts";
import { keyedRandom } from "../engine/keyed-random.ts";

/** How many products are looked at. A larger shop has more of the same. */
const considered = 240;

/** The products that can be bought now and need nothing special, in an order that the seed decides. */
export function chooseProducts(products: Iterable<Product>, seed: number): readonly Product[] {
  const usual: (readonly [random: number, product: Product])[] = [];
  let seen = 0;
  for (const product of products) {
    if (isUsual(product)) usual.push([keyedRandom(seed, "pack product", seen, "order"), product]);
    seen += 1;
    if (seen === considered) break;
  }
  return usual.sort(([left], [right]) => left - right).map(([, product]) => product);
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
