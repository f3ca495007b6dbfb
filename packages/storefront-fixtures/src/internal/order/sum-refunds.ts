import type { Order } from "../../types.ts";
import { sumTotals } from "../cart/sum-totals.ts";

/** The amount refunded so far, in minor units. */
export function sumRefunds({ adjustments }: Order): number {
  return adjustments.reduce((sum, { totals }) => sum - sumTotals(totals, "total"), 0);
}
