/** A line as it is kept. */
export interface StoredLine {
  readonly id: string;
  readonly variant_id: string;
  readonly quantity: number;
  /** What was last agreed on, in minor units; carts have none and follow the price. */
  readonly price?: number;
}
