import type { Order } from "../../types.ts";
import { sumTotals } from "../cart/sum-totals.ts";
import type { Turn } from "../engine/turn.ts";
import { adjustOrder } from "./adjust-order.ts";
import { returnUnits } from "./share-stock.ts";
import type { StoredOrder } from "./stored-order.ts";
import { sumRefunds } from "./sum-refunds.ts";

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
