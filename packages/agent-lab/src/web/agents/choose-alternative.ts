import type { Wish, WishLine } from "../../tasks/wish.ts";
import type { SeenProduct, ShopClient } from "../clients/shop-client.ts";

type Choice = NonNullable<Wish["choice"]>;

/** Measures a product by the criterion of a choice. A lower number is better. */
export type Measure = (product: SeenProduct, by: Choice["by"]) => number;

/**
 * Reads the alternatives of a choice, and returns the line for the best one. Undefined if the shop has none of them.
 */
export async function chooseAlternative(
  client: ShopClient,
  { among, by }: Choice,
  measure: Measure,
): Promise<WishLine | undefined> {
  const measured: { readonly line: WishLine; readonly value: number }[] = [];
  for (const { title, brand } of among) {
    const found = await client.search({ words: title });
    const listed = found.find((each) => each.title === title && each.brand === brand);
    if (listed === undefined) continue;
    const product = await client.product(listed.id);
    const line = { words: title, title, brand, quantity: 1 };
    measured.push({ line, value: measure(product, by) });
  }
  return measured.sort((left, right) => left.value - right.value)[0]?.line;
}
