import type { AppliedDiscount, FixtureDiscount, Message } from "../../types.ts";
import type { PricedLine } from "../cart/price-lines.ts";
import type { Turn } from "../engine/turn.ts";

/** The result of applying discounts to lines. */
export interface DiscountResult {
  readonly applied: AppliedDiscount[];
  /** Minor units taken off each line, including its share of discounts on the whole order. */
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
