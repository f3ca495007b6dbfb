import type { Order } from "../../schema/order.ts";
import { amountOf } from "../cart/totals.ts";
import { findOffer } from "../catalog/offer.ts";
import { setStock, stockOf } from "../catalog/stock.ts";
import type { Shop } from "../engine/shop.ts";
import { adjustOrder } from "./adjust-order.ts";
import { refundedOf } from "./refunded.ts";
import type { StoredOrder } from "./stored-order.ts";

/** Cancels what has not been sent, gives the money back and puts the goods back on the shelf. */
export function cancelStored(
  shop: Shop,
  stored: StoredOrder,
  reason: string,
  atMs: number,
): StoredOrder {
  const { order } = stored;
  const lines = order.line_items.map(({ id, quantity }) => ({ id, quantity: quantity.total }));
  for (const { item, quantity } of order.line_items) {
    const offer = findOffer(shop, item.id);
    if (offer) setStock(shop, offer.variant.id, stockOf(shop, offer.variant) + quantity.total);
  }
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
  const amount = amountOf(order.totals, "total") - refundedOf(order);
  return adjustOrder(
    shop,
    { ...stored, order: canceled },
    { type: "cancellation", reason, lines, amount, atMs },
  );
}
