import type { CommandOf } from "../../schema/command.ts";
import type { StoreCart } from "../../types.ts";
import { copyCartToCheckout } from "../checkout/linked-cart.ts";
import { applyDiscounts } from "../discount/apply-discounts.ts";
import type { Turn } from "../engine/command-turn.ts";
import { mergeLines } from "./merge-lines.ts";
import { outOfStockLineErrors, priceLines, showLine } from "./priced-lines.ts";
import { getStoredCart, newCart, type StoredCart } from "./stored-cart.ts";
import { buildTotals } from "./totals.ts";

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

/** Stores a changed cart with the next version, and updates its open checkout. */
export function saveCart(turn: Turn, cart: StoredCart, event = "cart.updated"): StoredCart {
  const { shop } = turn;
  const saved = shop.records.put("cart", cart.id, {
    ...cart,
    version: cart.version + 1,
    updated_at: shop.iso(),
  });
  turn.emit(saved.version === 1 ? "cart.created" : event, saved.id, { version: saved.version });
  copyCartToCheckout(turn, saved);
  return saved;
}

export function showCart(turn: Turn, cart: StoredCart): StoreCart {
  const { shop } = turn;
  const { priced, messages } = priceLines(shop, cart.lines, cart.market);
  const discounted = applyDiscounts(
    { turn, market: cart.market, priced, email: cart.buyer?.email },
    cart.discount_codes,
  );
  return {
    id: cart.id,
    version: cart.version,
    market: cart.market,
    currency: cart.currency,
    line_items: priced.flatMap((line, at) => showLine(shop, line, discounted.offLine[at] ?? 0)),
    ...(cart.buyer ? { buyer: cart.buyer } : {}),
    ...(cart.context ? { context: cart.context } : {}),
    discounts: { codes: [...cart.discount_codes], applied: discounted.applied },
    totals: buildTotals({ priced, discounted }),
    messages: [
      ...messages,
      ...(cart.messages ?? []),
      ...outOfStockLineErrors(shop, priced),
      ...discounted.messages,
    ],
    ...(cart.checkout_id === undefined ? {} : { checkout_id: cart.checkout_id }),
    created_at: cart.created_at,
    updated_at: cart.updated_at,
  };
}
