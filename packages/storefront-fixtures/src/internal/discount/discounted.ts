import type { AppliedDiscount, FixtureDiscount, Message } from "../../types.ts";
import type { PricedLine } from "../cart/price-lines.ts";
import type { Turn } from "../engine/turn.ts";

/** What the discounts make of the lines. */
export interface Discounted {
  readonly applied: AppliedDiscount[];
  /** Taken off each line, its share of discounts over the whole order included. */
  readonly offLine: number[];
  readonly freeDelivery: FixtureDiscount | undefined;
  readonly messages: Message[];
}

export interface Basket {
  readonly turn: Turn;
  readonly market: string;
  readonly priced: readonly PricedLine[];
  readonly email: string | undefined;
}
