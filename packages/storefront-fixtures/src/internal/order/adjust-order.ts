import type { Order, Total } from "../../types.ts";
import { sumTotals } from "../cart/cart.ts";
import type { Turn } from "../engine/shop.ts";
import { addAmounts, multiply } from "../values/money.ts";
import { returnUnits } from "./share-stock.ts";
import { type StoredOrder, saveOrder } from "./stored-order.ts";

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

/** Cancels what has not been sent, refunds it, and returns the units to the stock. */
export function cancelStoredOrder(
  turn: Turn,
  stored: StoredOrder,
  reason: string,
  atMs: number,
): StoredOrder {
  const { order, holds, ...rest } = stored;
  const lines = order.line_items.map(({ id, quantity }) => ({ id, quantity: quantity.total }));
  // In a shop that several clients share, the order returns what it still holds.
  if (rest.client !== undefined) returnUnits(turn, holds ?? {});
  else
    for (const { item, quantity } of order.line_items)
      returnUnits(turn, { [item.id]: quantity.total });
  const { events } = order.fulfillment;
  const canceled: Order = {
    ...order,
    stage: "canceled",
    line_items: order.line_items.map((line) => ({
      ...line,
      quantity: { ...line.quantity, total: 0, fulfilled: 0 },
    })),
    fulfillment: {
      ...order.fulfillment,
      events: [
        ...events,
        {
          id: `evt_${events.length + 1}`,
          occurred_at: new Date(atMs).toISOString(),
          type: "canceled",
          line_items: lines,
          tracking_number: "NONE",
          description: reason,
        },
      ],
    },
  };
  const amount = sumTotals(order.totals, "total") - sumRefunds(order);
  return adjustOrder(
    turn,
    { ...rest, order: canceled },
    { type: "cancellation", reason, lines, amount, atMs },
  );
}

/** The price at which units of lines were sold, in minor units. */
export function sumOrderLines(
  { line_items }: Order,
  lines: readonly { readonly id: string; readonly quantity: number }[],
): number {
  return addAmounts(
    lines.map(({ id, quantity }) => {
      const line = line_items.find((one) => one.id === id);
      return line ? multiply(line.item.price, quantity) : 0;
    }),
  );
}

/** The amount refunded so far, in minor units. */
export function sumRefunds({ adjustments }: Order): number {
  return adjustments.reduce((sum, { totals }) => sum - sumTotals(totals, "total"), 0);
}
