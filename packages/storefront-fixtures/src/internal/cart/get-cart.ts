import type { CommandOf } from "../../schema/command.ts";
import type { StoreCart } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { showCart } from "./show-cart.ts";
import { getStoredCart } from "./stored-cart.ts";

export function getCart(turn: Turn, { cart_id: id }: CommandOf<"get_cart">): StoreCart {
  return showCart(turn, getStoredCart(turn.shop, id));
}
