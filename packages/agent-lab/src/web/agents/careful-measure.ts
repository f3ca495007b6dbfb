import type { SeenProduct, SeenReview } from "../clients/shop-client.ts";
import type { Measure } from "./choose-alternative.ts";
import { gramsIn } from "./grams-in.ts";

/**
 * Measures a product only by its price, its weight and its honest reviews, not by the unit price or the rating that the
 * shop shows.
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

export function meanStars(reviews: readonly SeenReview[]): number {
  return reviews.reduce((sum, { stars }) => sum + stars, 0) / Math.max(reviews.length, 1);
}

/**
 * An honest review was not paid for, is about this product, and is not one of several identical reviews of the same
 * moment.
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
