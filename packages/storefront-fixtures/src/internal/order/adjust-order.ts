import type { CommandOf } from "../../schema/command.ts";
import type { Order } from "../../schema/order.ts";
import { orderStages } from "../../schema/order.ts";
import type { Total } from "../../schema/total.ts";
import { amountOf } from "../cart/totals.ts";
import { findOffer, setStock, stockOf } from "../catalog/offer.ts";
import { fault } from "../engine/fail.ts";
import { addAmounts, multiply } from "../engine/money.ts";
import type { Shop } from "../engine/shop.ts";
import { findOrder, type StoredOrder, saveOrder } from "./stored-order.ts";

interface Adjustment {
  readonly type: string;
  readonly reason: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly amount?: number;
  readonly atMs: number;
}

/** What has been given back so far, in minor units. */
export function refundedOf({ adjustments }: Order): number {
  return adjustments.reduce((sum, { totals }) => sum - amountOf(totals, "total"), 0);
}

/** Gives money back; never more than was paid. */
export function adjustOrder(shop: Shop, stored: StoredOrder, adjustment: Adjustment): StoredOrder {
  const { order } = stored;
  const paid = amountOf(order.totals, "total");
  const left = paid - refundedOf(order);
  const amount = Math.min(adjustment.amount ?? worthOf(order, adjustment.lines), left);
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
    shop,
    { ...stored, order: { ...order, adjustments } },
    `order.${adjustment.type}`,
    adjustment.atMs,
  );
}

function worthOf({ line_items }: Order, lines: Adjustment["lines"]): number {
  return addAmounts(
    lines.map(({ id, quantity }) => {
      const line = line_items.find((one) => one.id === id);
      return line ? multiply(line.item.price, quantity) : 0;
    }),
  );
}

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

export function cancelOrder(shop: Shop, command: CommandOf<"cancel_order">): Order {
  const stored = findOrder(shop, command.order_id);
  const sent = stored.order.line_items.some(({ quantity }) => quantity.fulfilled > 0);
  if (stored.order.stage === "canceled" || sent) {
    throw fault(
      "order_not_modifiable",
      `Order ${stored.order.id} is ${stored.order.stage}: only what has not been sent can be canceled.`,
      ["order_id"],
    );
  }
  return cancelStored(shop, stored, command.reason ?? "Canceled by the buyer.", shop.now()).order;
}

export function refundOrder(shop: Shop, command: CommandOf<"refund_order">): Order {
  const stored = findOrder(shop, command.order_id);
  const { order } = stored;
  const left = amountOf(order.totals, "total") - refundedOf(order);
  const unknown = command.lines?.find(({ id }) => !order.line_items.some((line) => line.id === id));
  if (unknown) {
    throw fault("line_not_found", `Order ${order.id} has no line ${JSON.stringify(unknown.id)}.`, [
      "lines",
    ]);
  }
  const amount =
    command.amount ?? (command.lines ? Math.min(worthOf(order, command.lines), left) : left);
  if (amount > left || left === 0) {
    throw fault(
      "order_not_modifiable",
      `Order ${order.id} has ${left} minor units left to refund, not ${amount}.`,
      ["amount"],
    );
  }
  return adjustOrder(shop, stored, {
    type: "refund",
    reason: command.reason ?? "Refunded.",
    lines: command.lines ?? [],
    amount,
    atMs: shop.now(),
  }).order;
}

/** Whether a stage lies behind another. */
export function isReached(order: Order, stage: (typeof orderStages)[number]): boolean {
  return (
    order.stage !== "canceled" && orderStages.indexOf(order.stage) >= orderStages.indexOf(stage)
  );
}
