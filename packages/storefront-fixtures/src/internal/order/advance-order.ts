import type { Order } from "../../checkout-schema.ts";
import type { CommandOf } from "../../command-schema.ts";
import { fault } from "../fail.ts";
import type { Shop } from "../shop.ts";
import { isReached } from "./adjust-order.ts";
import { noteDue, stepOrder } from "./progress-orders.ts";
import { findOrder } from "./stored-order.ts";

/** Brings an order on by hand, to the next stage or through all of them up to a given one. */
export function advanceOrder(shop: Shop, { order_id: id, to }: CommandOf<"advance_order">): Order {
  let stored = findOrder(shop, id);
  if (to !== undefined && isReached(stored.order, to)) return stored.order;
  do {
    const stepped = stepOrder(shop, stored, shop.now());
    if (!stepped) {
      throw fault(
        "order_not_modifiable",
        `Order ${id} is ${stored.order.stage}: nothing is to come.`,
        ["order_id"],
      );
    }
    stored = stepped;
  } while (to !== undefined && !isReached(stored.order, to));
  noteDue(shop, stored);
  return stored.order;
}
