import type { CommandOf } from "../../schema/command.ts";
import type { StoreCart } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { applyCartFields } from "./apply-cart-fields.ts";
import { saveCart } from "./save-cart.ts";
import { showCart } from "./show-cart.ts";
import { getStoredCart } from "./stored-cart.ts";

/** Replaces the fields that were sent; the others stay unchanged. */
export function updateCart(turn: Turn, command: CommandOf<"update_cart">): StoreCart {
  const { cart_id: id, ...fields } = command;
  const cart = getStoredCart(turn.shop, id);
  return showCart(turn, saveCart(turn, applyCartFields(turn, cart, fields)));
}
