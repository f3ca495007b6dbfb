import { show } from "@almanac/kernel/messages/show";
import { orderStages } from "../../data/order-stages.ts";
import type { CommandOf } from "../../schema/command.ts";
import type { CommandResults } from "../../store-results.ts";
import type { Order } from "../../types.ts";
import { sumTotals } from "../cart/cart.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/shop.ts";
import { adjustOrder, cancelStoredOrder, sumOrderLines, sumRefunds } from "./adjust-order.ts";
import { noteDue, stepOrder } from "./progress-orders.ts";
import { findOrder, type StoredOrder } from "./stored-order.ts";

export function getOrder({ shop }: Turn, { order_id: id }: CommandOf<"get_order">): Order {
  return findOrder(shop, id).order;
}

/** All orders of the shop, oldest first. */
export function listOrders({ shop }: Turn): CommandResults["list_orders"] {
  return { orders: shop.records.entries<StoredOrder>("order").map(([, { order }]) => order) };
}

/**
 * Moves an order to its next stage, or through all stages up to a given one, without waiting for
 * the clock.
 */
export function advanceOrder(turn: Turn, { order_id: id, to }: CommandOf<"advance_order">): Order {
  const { shop } = turn;
  let stored = findOrder(shop, id);
  if (to !== undefined && isReached(stored.order, to)) return stored.order;
  do {
    const stepped = stepOrder(turn, stored, shop.now());
    if (!stepped) {
      refuse(
        "order_not_modifiable",
        `Order ${id} is ${stored.order.stage}: it has no further stage.`,
        ["order_id"],
      );
    }
    stored = stepped;
  } while (to !== undefined && !isReached(stored.order, to));
  noteDue(turn.shop, stored);
  return stored.order;
}

export function cancelOrder(turn: Turn, command: CommandOf<"cancel_order">): Order {
  const { shop } = turn;
  const stored = findOrder(shop, command.order_id);
  const sent = stored.order.line_items.some(({ quantity }) => quantity.fulfilled > 0);
  if (stored.order.stage === "canceled" || sent) {
    refuse(
      "order_not_modifiable",
      `Order ${stored.order.id} is ${stored.order.stage}: only what has not been sent can be canceled.`,
      ["order_id"],
    );
  }
  return cancelStoredOrder(turn, stored, command.reason ?? "Canceled by the buyer.", shop.now())
    .order;
}

export function refundOrder(turn: Turn, command: CommandOf<"refund_order">): Order {
  const { shop } = turn;
  const stored = findOrder(shop, command.order_id);
  const { order } = stored;
  const left = sumTotals(order.totals, "total") - sumRefunds(order);
  const unknown = command.lines?.find(({ id }) => !order.line_items.some((line) => line.id === id));
  if (unknown) {
    refuse("line_not_found", `Order ${order.id} has no line ${show(unknown.id)}.`, ["lines"]);
  }
  const amount =
    command.amount ?? (command.lines ? Math.min(sumOrderLines(order, command.lines), left) : left);
  if (amount > left || left === 0) {
    refuse(
      "order_not_modifiable",
      `Order ${order.id} has ${left} minor units left to refund, not ${amount}.`,
      ["amount"],
    );
  }
  return adjustOrder(turn, stored, {
    type: "refund",
    reason: command.reason ?? "Refunded.",
    lines: command.lines ?? [],
    amount,
    atMs: shop.now(),
  }).order;
}

/** Whether a stage comes after another. */
function isReached(order: Order, stage: (typeof orderStages)[number]): boolean {
  return (
    order.stage !== "canceled" && orderStages.indexOf(order.stage) >= orderStages.indexOf(stage)
  );
}
