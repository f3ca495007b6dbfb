import type { CommandOf } from "../../schema/command.ts";
import type { StoreCart } from "../../types.ts";
import type { Turn } from "../engine/shop.ts";
import { getStoredCart, newCart, type StoredCart, saveCart, showCart } from "./cart.ts";
import { mergeLines } from "./merge-lines.ts";

export function createCart(turn: Turn, command: CommandOf<"create_cart">): StoreCart {
  const { market, ...fields } = command;
  const cart = newCart(turn, market);
  return showCart(turn, saveCart(turn, applyCartFields(turn, cart, fields)));
}

/** Replaces the fields that were sent; the others stay unchanged. */
export function updateCart(turn: Turn, command: CommandOf<"update_cart">): StoreCart {
  const { cart_id: id, ...fields } = command;
  const cart = getStoredCart(turn.shop, id);
  return showCart(turn, saveCart(turn, applyCartFields(turn, cart, fields)));
}

export function getCart(turn: Turn, { cart_id: id }: CommandOf<"get_cart">): StoreCart {
  return showCart(turn, getStoredCart(turn.shop, id));
}

/** Removes all lines; the cart itself remains. */
export function clearCart(turn: Turn, { cart_id: id }: CommandOf<"clear_cart">): StoreCart {
  const { messages: _, ...cart } = getStoredCart(turn.shop, id);
  return showCart(turn, saveCart(turn, { ...cart, lines: [] }, "cart.cleared"));
}

/** Deletes a cart, and returns it as it was. */
export function cancelCart(turn: Turn, { cart_id: id }: CommandOf<"cancel_cart">): StoreCart {
  const { shop } = turn;
  const shown = showCart(turn, getStoredCart(shop, id));
  shop.records.delete("cart", id);
  turn.emit("cart.canceled", id);
  return shown;
}

type CartFields = Pick<CommandOf<"update_cart">, "lines" | "discount_codes" | "buyer" | "context">;

/** Sets the fields that were sent; the others stay unchanged. */
function applyCartFields(turn: Turn, cart: StoredCart, fields: CartFields): StoredCart {
  const merged = fields.lines ? mergeLines(turn, cart, fields.lines) : undefined;
  return {
    ...cart,
    ...(merged
      ? { lines: merged.lines, lineCount: merged.lineCount, messages: merged.messages }
      : {}),
    ...(fields.discount_codes ? { discount_codes: fields.discount_codes } : {}),
    ...(fields.buyer ? { buyer: fields.buyer } : {}),
    ...(fields.context ? { context: fields.context } : {}),
  };
}
