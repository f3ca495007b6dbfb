import { show } from "@almanac/kernel/messages/show";
import type { CommandOf } from "../../schema/command.ts";
import type { Order } from "../../types.ts";
import { sumTotals } from "../cart/sum-totals.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/turn.ts";
import { adjustOrder } from "./adjust-order.ts";
import { findOrder } from "./stored-order.ts";
import { sumOrderLines } from "./sum-order-lines.ts";
import { sumRefunds } from "./sum-refunds.ts";

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
