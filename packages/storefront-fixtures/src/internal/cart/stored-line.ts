/** A line in the form in which it is stored. */
export interface StoredLine {
  readonly id: string;
  readonly variant_id: string;
  readonly quantity: number;
  /** Unit price of the last answer, in minor units. Lines of carts have none: they use the present price. */
  readonly price?: number;
}
