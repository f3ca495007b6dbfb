import type { AdversarialItem } from "../../adversarial-item.ts";
import type { Product } from "../../types.ts";

/** An item in one shop: what is reported about it, and what its effect needs. */
export interface PlantedItem {
  readonly item: AdversarialItem;
  /** The name after the dot. */
  readonly name: string;
  /** The adversarial text, or the neutral one of a clean twin; empty if the item has no text. */
  readonly text: string;
  readonly isClean: boolean;
  /** The product that the item is about. */
  readonly product: Product;
  /** The product that it puts in place of another, or adds. */
  readonly other: Product;
  /** Decides what the item leaves open, such as an order. */
  readonly seed: number;
}
