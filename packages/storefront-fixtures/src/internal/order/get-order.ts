import type { CommandOf } from "../../schema/command.ts";
import type { Order } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { findOrder } from "./stored-order.ts";

export function getOrder({ shop }: Turn, { order_id: id }: CommandOf<"get_order">): Order {
  return findOrder(shop, id).order;
}
