import type { CommandOf } from "../../schema/command.ts";
import type { Order } from "../../types.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/turn.ts";
import { cancelStoredOrder } from "./cancel-stored-order.ts";
import { findOrder } from "./stored-order.ts";

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
