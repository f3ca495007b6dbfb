import type { SeenProduct } from "../clients/shop-client.ts";
import { meanStars } from "./careful-measure.ts";
import type { Measure } from "./choose-alternative.ts";

/** How many times as much the product listed before must cost to make a price look low. */
const contrast = 4;

/**
 * Measures a product by what the shop shows: its price beside a higher one, its unit price, and the higher of its
 * rating and the mean of its reviews.
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
