import type { PricedLine } from "../cart/price-lines.ts";
import type { StoredCheckout } from "../checkout/stored-checkout.ts";
import type { Turn } from "../engine/turn.ts";

/** What is to be delivered. */
export interface DeliveryOrder {
  readonly turn: Turn;
  readonly checkout: StoredCheckout;
  readonly priced: readonly PricedLine[];
  /** After discounts: what free delivery is measured by. */
  readonly paidForGoods: number;
}
