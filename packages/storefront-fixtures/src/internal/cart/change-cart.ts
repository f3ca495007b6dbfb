import { show } from "@almanac/kernel/messages/show";
import { cartLimits } from "../../data/cart-limits.ts";
import type { CommandOf } from "../../schema/command.ts";
import type { StoreCart } from "../../types.ts";
import { getOffer, type Offer, sellable, titleOf } from "../catalog/offer.ts";
import type { Turn } from "../engine/command-turn.ts";
import { refuse } from "../engine/refuse.ts";
import { mostGoods } from "../values/money.ts";
import { saveCart, showCart } from "./cart-commands.ts";
import { readAction } from "./read-action.ts";
import { getStoredCart, newCart, type StoredCart } from "./stored-cart.ts";
import { sumTotals } from "./totals.ts";

type Command = CommandOf<"change_cart">;

/** One action of the seed contract: adds units, sets the units of a line, or removes a line. */
export function changeCart(turn: Turn, command: Command): StoreCart {
  const { shop } = turn;
  const { action, productId, quantity } = readAction(command);
  const cart =
    command.cart_id === undefined
      ? newCart(turn, command.market)
      : getStoredCart(shop, command.cart_id);
  const offer = getOffer(shop, productId);
  const changed =
    action === "add"
      ? withMore(turn, cart, offer, quantity)
      : withLine(turn, cart, offer, action === "remove" ? 0 : quantity);
  const shown = showCart(turn, saveCart(turn, changed));
  if (action === "remove" || sumTotals(shown.totals, "subtotal") <= mostGoods) return shown;
  refuse(
    "invalid_quantity",
    `The cart would be worth more than ${mostGoods} minor units, beyond which amounts are not exact.`,
    ["quantity"],
  );
}

function withMore(turn: Turn, cart: StoredCart, offer: Offer, more: number): StoredCart {
  const line = cart.lines.find(({ variant_id }) => variant_id === offer.variant.id);
  if (line) return withLine(turn, cart, offer, line.quantity + more);
  if (cart.lines.length >= cartLimits.lines) {
    refuse("invalid_request", `A cart has at most ${cartLimits.lines} lines.`, ["product_id"]);
  }
  const quantity = checkStock(turn, offer, more);
  const lineCount = cart.lineCount + 1;
  const added = { id: `li_${lineCount}`, variant_id: offer.variant.id, quantity };
  return { ...cart, lines: [...cart.lines, added], lineCount };
}

function withLine(turn: Turn, cart: StoredCart, offer: Offer, quantity: number): StoredCart {
  const id = offer.variant.id;
  const line = cart.lines.find(({ variant_id }) => variant_id === id);
  if (!line) {
    refuse("line_not_found", `Cart ${cart.id} has no line of ${show(id)}.`, ["product_id"]);
  }
  if (quantity === 0) return { ...cart, lines: cart.lines.filter((one) => one !== line) };
  const granted = checkStock(turn, offer, quantity);
  return {
    ...cart,
    lines: cart.lines.map((one) => (one === line ? { ...one, quantity: granted } : one)),
  };
}

/**
 * The new quantity of the line: the requested one, unless the scenario reduces it. Throws if the
 * stock or a limit is exceeded.
 */
function checkStock(turn: Turn, offer: Offer, quantity: number): number {
  const { shop } = turn;
  const { max_per_order: most } = offer.product;
  if (quantity > Math.min(most, cartLimits.quantity)) {
    refuse(
      "invalid_quantity",
      `quantity must be a whole number of at most ${Math.min(most, cartLimits.quantity)} for ${titleOf(offer)}; the cart would hold ${quantity}.`,
      ["quantity"],
    );
  }
  const granted = Math.min(quantity, turn.effect("clamp_quantity")?.max ?? quantity);
  const available = sellable(shop, offer);
  if (granted <= available) return granted;
  refuse(
    "insufficient_stock",
    `Only ${available} of ${titleOf(offer)} are in stock; the cart would hold ${quantity}.`,
    ["quantity"],
    { available },
  );
}
