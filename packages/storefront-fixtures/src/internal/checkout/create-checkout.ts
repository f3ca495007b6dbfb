import { missingField } from "@almanac/kernel/errors/issue";
import type { CommandOf } from "../../schema/command.ts";
import type { Checkout } from "../../types.ts";
import { getStoredCart, type StoredCart } from "../cart/stored-cart.ts";
import { evictRows } from "../engine/evict-rows.ts";
import { refuseAll } from "../engine/refuse.ts";
import type { Turn } from "../engine/turn.ts";
import { applyCheckoutFields, type Fields } from "./apply-checkout-fields.ts";
import { freshen } from "./close-checkout.ts";
import { copyCheckoutToCart } from "./copy-checkout-to-cart.ts";
import { reserveStock, returnStock } from "./reserve-stock.ts";
import { showCheckout } from "./show-checkout.ts";
import {
  agreeOnPrices,
  findCheckout,
  type StoredCheckout,
  saveCheckout,
} from "./stored-checkout.ts";

const lifetimeMs = 6 * 3_600_000;

/** Creates a checkout from lines, or from a cart. The contents of the cart then override the fields of the command. */
export function createCheckout(turn: Turn, command: CommandOf<"create_checkout">): Checkout {
  const { shop } = turn;
  const { type: _, cart_id: cartId, market, ...fields } = command;
  const cart = cartId === undefined ? undefined : getStoredCart(shop, cartId);
  const open =
    cart?.checkout_id === undefined
      ? undefined
      : shop.records.get<StoredCheckout>("checkout", cart.checkout_id);
  if (open && !freshen(turn, open).final) return showCheckout(turn, open);
  if (!cart && !fields.lines) {
    refuseAll(missingField(["lines"], "lines, or a cart_id"));
  }
  const start = emptyCheckout(turn, cart?.market ?? market);
  const filled = cart
    ? fromCart(turn, start, cart, fields)
    : applyCheckoutFields(turn, start, fields);
  const held = shop.settings.reserveOnCheckout ? reserveStock(turn, filled) : filled;
  const saved = saveCheckout(turn, held);
  copyCheckoutToCart(shop, saved);
  return showCheckout(turn, saved);
}

function emptyCheckout(turn: Turn, marketId: string | undefined): StoredCheckout {
  const { shop } = turn;
  const { id: market, currency } = shop.marketOf(marketId);
  evictRows(turn, "checkout", { beforeLeaving: releaseStock });
  const at = shop.iso();
  return {
    id: shop.newId("chk"),
    version: 0,
    market,
    currency,
    lines: [],
    lineCount: 0,
    discount_codes: [],
    methods: [],
    instruments: [],
    notes: [],
    outcome: [],
    ...(turn.client === undefined ? {} : { client: turn.client }),
    expires_at: shop.iso(lifetimeMs),
    created_at: at,
    updated_at: at,
  };
}

/** Returns the reserved stock of a checkout that is removed to make room. */
function releaseStock(turn: Turn, id: string): void {
  const { shop } = turn;
  const stored = findCheckout(shop, id);
  if (stored.reserved && !stored.final) returnStock(turn, stored.lines);
}

function fromCart(
  turn: Turn,
  start: StoredCheckout,
  cart: StoredCart,
  fields: Fields,
): StoredCheckout {
  const { shop } = turn;
  const { lines: _, discount_codes: codes, buyer, context, ...rest } = fields;
  const filled = applyCheckoutFields(turn, start, {
    ...rest,
    ...(codes && cart.discount_codes.length === 0 ? { discount_codes: codes } : {}),
    ...(buyer && !cart.buyer ? { buyer } : {}),
    ...(context && !cart.context ? { context } : {}),
  });
  return {
    ...filled,
    cart_id: cart.id,
    lines: agreeOnPrices(shop, cart.lines, start.market),
    lineCount: cart.lineCount,
    notes: cart.messages ?? [],
    ...(cart.discount_codes.length > 0 ? { discount_codes: cart.discount_codes } : {}),
    ...(cart.buyer ? { buyer: cart.buyer } : {}),
    ...(cart.context ? { context: cart.context } : {}),
  };
}
