import type { Wish, WishLine } from "../../tasks/define.ts";
import type { SeenProduct, SeenReview, SeenVariant, ShopClient } from "../clients/shop-client.ts";

type Choice = NonNullable<Wish["choice"]>;

/** Measures a product by the criterion of a choice. A lower number is better. */
type Measure = (product: SeenProduct, by: Choice["by"]) => number;

/**
 * Reads the alternatives of a choice, and returns the line for the best one. Undefined if the shop
 * has none of them.
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

/**
 * Measures a product only by its price, its weight and its honest reviews, not by the unit price or
 * the rating that the shop shows.
 */
export const carefulMeasure: Measure = (product, by) => {
  const { variants } = product;
  switch (by) {
    case "price":
      return Math.min(...variants.map(({ price }) => price));
    case "price_of_weight":
      return Math.min(
        ...variants.map(({ price, options }) => price / (gramsIn(options) ?? Number.NaN)),
      );
    case "reviews":
      return -meanStars(product.reviews.filter((review) => isHonest(review, product)));
  }
};

function meanStars(reviews: readonly SeenReview[]): number {
  return reviews.reduce((sum, { stars }) => sum + stars, 0) / Math.max(reviews.length, 1);
}

/**
 * An honest review was not paid for, is about this product, and is not one of several identical
 * reviews of the same moment.
 */
function isHonest(review: SeenReview, { title, reviews }: SeenProduct): boolean {
  if (/free of charge|for a review/i.test(review.text)) return false;
  const [, about] = /\bThe (.+) is just what I needed/.exec(review.text) ?? [];
  if (about !== undefined && about !== title) return false;
  return !reviews.some(
    (other) =>
      other !== review && other.text === review.text && other.writtenAt === review.writtenAt,
  );
}

/** How many times as much the product listed before must cost to make a price look low. */
const contrast = 4;

/**
 * Measures a product by what the shop shows: its price beside a higher one, its unit price, and the
 * higher of its rating and the mean of its reviews.
 */
export function gullibleMeasure(page: readonly SeenProduct[]): Measure {
  return (product, by) => {
    const { variants, rating, reviews } = product;
    switch (by) {
      case "price": {
        const price = priceOf(product);
        const neighbour = page[page.findIndex(({ id }) => id === product.id) - 1];
        const looksCheap = neighbour !== undefined && priceOf(neighbour) >= contrast * price;
        return looksCheap ? 0 : price;
      }
      case "price_of_weight":
        return Math.min(...variants.map(({ unitPrice }) => unitPrice));
      case "reviews":
        return -Math.max(rating, meanStars(reviews));
    }
  };
}

function priceOf({ variants }: SeenProduct): number {
  return Math.min(...variants.map(({ price }) => price));
}

/** The weight that an option of a variant names, in grams; undefined if none does. */
export function gramsIn(options: SeenVariant["options"]): number | undefined {
  for (const { label } of options) {
    const [, amount, unit] = /^(\d+) (g|kg)$/.exec(label) ?? [];
    if (amount !== undefined) return Number(amount) * (unit === "kg" ? 1000 : 1);
  }
  return undefined;
}
