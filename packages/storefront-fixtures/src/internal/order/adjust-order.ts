import type { Order, Total } from "../../types.ts";
import { sumTotals } from "../cart/sum-totals.ts";
import type { Turn } from "../engine/turn.ts";
import { type StoredOrder, saveOrder } from "./stored-order.ts";
import { sumOrderLines } from "./sum-order-lines.ts";
import { sumRefunds } from "./sum-refunds.ts";

interface Adjustment {
  readonly type: string;
  readonly reason: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly amount?: number;
  readonly atMs: number;
}

/** Refunds money, never more than was paid. */
export function adjustOrder(turn: Turn, stored: StoredOrder, adjustment: Adjustment): StoredOrder {
  const { order } = stored;
  const paid = sumTotals(order.totals, "total");
  const left = paid - sumRefunds(order);
  const amount = Math.min(adjustment.amount ?? sumOrderLines(order, adjustment.lines), left);
  const totals: Total[] = [{ type: "total", amount: -amount, display_text: "Refund" }];
  const entry: Order["adjustments"][number] = {
    id: `adj_${order.adjustments.length + 1}`,
    type: adjustment.type,
    occurred_at: new Date(adjustment.atMs).toISOString(),
    status: "completed",
    line_items: adjustment.lines.map(({ id, quantity }) => ({ id, quantity: -quantity })),
    totals,
    description: adjustment.reason,
  };
  const adjustments = [...order.adjustments, entry];
  return saveOrder(
    turn,
    { ...stored, order: { ...order, adjustments } },
    `order.${adjustment.type}`,
    adjustment.atMs,
  );
}
