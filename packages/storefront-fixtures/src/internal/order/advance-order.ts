import type { CommandOf } from "../../schema/command.ts";
import type { Order } from "../../types.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/turn.ts";
import { isReached } from "./order-stage.ts";
import { noteDue, stepOrder } from "./progress-orders.ts";
import { findOrder } from "./stored-order.ts";

/** Moves an order to its next stage, or through all stages up to a given one, without waiting for the clock. */
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
