import type { AdversarialItem, Product } from "@almanac/storefront-fixtures";

/** An item in one shop: the public description of it, and the data that its effect needs. */
export interface PlantedItem {
  readonly item: AdversarialItem;
  /** The part of its id after the dot. */
  readonly name: string;
  /** The adversarial text, or the neutral one of a clean twin; empty if the item has no text. */
  readonly text: string;
  readonly isClean: boolean;
  /** The product that the item changes. */
  readonly product: Product;
  /** The product that the item offers instead of another product, or adds to the checkout. */
  readonly other: Product;
  /** Seed of the random choices of the item, such as an order. */
  readonly seed: number;
}
