import { invalidType, missingField } from "@almanac/kernel/errors/issue";
import { show } from "@almanac/kernel/messages/show";
import { listed, mustBe } from "@almanac/kernel/messages/wording";
import type { ChangeCart } from "../../commands.ts";
import { cartLimits } from "../../data/cart-limits.ts";
import { StoreError, type StoreIssue } from "../../errors.ts";
import type { CommandOf } from "../../schema/command.ts";
import type { StoreCart } from "../../types.ts";
import { getOffer, type Offer, sellable, titleOf } from "../catalog/offer.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/shop.ts";
import { mostGoods } from "../values/money.ts";
import { getStoredCart, newCart, type StoredCart, saveCart, showCart, sumTotals } from "./cart.ts";

/** One action of the seed contract: adds units, sets the units of a line, or removes a line. */
export function changeCart(turn: Turn, command: CommandOf<"change_cart">): StoreCart {
  const { shop } = turn;
  requireRightAction(command);
  const { action, product_id: productId, quantity = 1, cart_id: cartId, market } = command;
  const cart = cartId === undefined ? newCart(turn, market) : getStoredCart(shop, cartId);
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

/** Throws one error that lists every issue of an action. */
function requireRightAction(command: CommandOf<"change_cart">): asserts command is ChangeCart {
  const issues = actionIssues(command);
  if (issues.length > 0) throw new StoreError(issues);
}

const actions = ["add", "update", "remove"] as const satisfies readonly ChangeCart["action"][];
const anyId = "the id of a product or variant";

/** Every issue of an action, whose fields may have any value. */
export function actionIssues(fields: { readonly [Name in keyof ChangeCart]?: unknown }) {
  const { action, product_id: productId, quantity, cart_id: cartId } = fields;
  const issues: StoreIssue[] = [];
  const names = listed(actions, "or");
  if (action === undefined) {
    issues.push(missingField(["action"], names));
  } else if (!actions.some((each) => each === action)) {
    const message = mustBe("action", names, action);
    issues.push({ code: "invalid_action", path: ["action"], message });
  }
  if (productId === undefined) {
    issues.push(missingField(["product_id"], anyId));
  } else if (typeof productId !== "string") {
    issues.push(invalidType(["product_id"], anyId, productId));
  }
  if (cartId === undefined && (action === "update" || action === "remove")) {
    issues.push(missingField(["cart_id"], "the id of the cart that has the line"));
  }
  const fewest = action === "update" ? 0 : 1;
  const allowed = `a whole number from ${fewest} to ${cartLimits.quantity}`;
  if (action === "update" && quantity === undefined) {
    issues.push(missingField(["quantity"], `${allowed}; 0 removes the line`));
  } else if (action !== "remove" && quantity !== undefined && !isQuantity(quantity, fewest)) {
    const message = mustBe("quantity", allowed, quantity);
    issues.push({ code: "invalid_quantity", path: ["quantity"], message });
  }
  return issues;
}

function isQuantity(value: unknown, fewest: number): boolean {
  return Number.isInteger(value) && Number(value) >= fewest && Number(value) <= cartLimits.quantity;
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
