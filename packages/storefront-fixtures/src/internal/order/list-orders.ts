import type { CommandResults } from "../../store-results.ts";
import type { Turn } from "../engine/turn.ts";
import type { StoredOrder } from "./stored-order.ts";

/** All orders of the shop, oldest first. */
export function listOrders({ shop }: Turn): CommandResults["list_orders"] {
  return { orders: shop.records.entries<StoredOrder>("order").map(([, { order }]) => order) };
}
