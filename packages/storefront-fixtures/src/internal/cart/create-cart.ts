import type { CommandOf } from "../../schema/command.ts";
import type { StoreCart } from "../../types.ts";
import type { Turn } from "../engine/turn.ts";
import { applyCartFields } from "./apply-cart-fields.ts";
import { newCart } from "./new-cart.ts";
import { saveCart } from "./save-cart.ts";
import { showCart } from "./show-cart.ts";

export function createCart(turn: Turn, command: CommandOf<"create_cart">): StoreCart {
  const { market, ...fields } = command;
  const cart = newCart(turn, market);
  return showCart(turn, saveCart(turn, applyCartFields(turn, cart, fields)));
}
