import type { Order } from "../../types.ts";
import { amountOf } from "../cart/amount-of.ts";

/** What has been given back so far, in minor units. */
export function refundedOf({ adjustments }: Order): number {
  return adjustments.reduce((sum, { totals }) => sum - amountOf(totals, "total"), 0);
}
