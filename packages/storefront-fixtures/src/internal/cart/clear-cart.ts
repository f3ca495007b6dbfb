import type { CommandOf } from "../../schema/command.ts";
import type { StoreCart } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { saveCart } from "./save-cart.ts";
import { showCart } from "./show-cart.ts";
import { getStoredCart } from "./stored-cart.ts";

/** Removes all lines; the cart itself remains. */
export function clearCart(turn: Turn, { cart_id: id }: CommandOf<"clear_cart">): StoreCart {
  const { messages: _, ...cart } = getStoredCart(turn.shop, id);
  return showCart(turn, saveCart(turn, { ...cart, lines: [] }, "cart.cleared"));
}
