import type { PricedLine } from "../cart/price-lines.ts";
import type { StoredCheckout } from "../checkout/stored-checkout.ts";
import type { Turn } from "../engine/turn.ts";

/** The goods to deliver. */
export interface DeliveryOrder {
  readonly turn: Turn;
  readonly checkout: StoredCheckout;
  readonly priced: readonly PricedLine[];
  /** Subtotal after discounts, which decides about free delivery, in minor units. */
  readonly paidForGoods: number;
}
