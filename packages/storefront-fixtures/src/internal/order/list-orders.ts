import type { CommandResults } from "../../store-results.ts";
import type { Turn } from "../engine/turn.ts";
import type { StoredOrder } from "./stored-order.ts";

/** Every order of the shop, the first one placed first. */
export function listOrders({ shop }: Turn): CommandResults["list_orders"] {
  return { orders: shop.records.entries<StoredOrder>("order").map(([, { order }]) => order) };
}
