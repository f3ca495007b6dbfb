import type { CommandOf } from "../../schema/command.ts";
import type { StoreCart } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { showCart } from "./show-cart.ts";
import { getStoredCart } from "./stored-cart.ts";

/** Deletes a cart, and returns it as it was. */
export function cancelCart(turn: Turn, { cart_id: id }: CommandOf<"cancel_cart">): StoreCart {
  const { shop } = turn;
  const shown = showCart(turn, getStoredCart(shop, id));
  shop.records.delete("cart", id);
  turn.emit("cart.canceled", id);
  return shown;
}
