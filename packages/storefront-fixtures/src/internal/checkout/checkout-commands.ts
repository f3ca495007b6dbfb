import { missingField } from "@almanac/kernel/errors/issue";
import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import { present } from "@almanac/kernel/objects/objects";
import type { CommandOf } from "../../schema/command.ts";
import type { Address, Checkout } from "../../types.ts";
import { copyCheckoutToCart, getStoredCart, type StoredCart } from "../cart/cart.ts";
import { mergeLines } from "../cart/merge-lines.ts";
import { evictRows } from "../engine/evict-rows.ts";
import { refuseAll } from "../engine/refuse.ts";
import type { Turn } from "../engine/shop.ts";
import { keepInstruments } from "../payment/judge-payment.ts";
import { textDigest } from "../values/digest.ts";
import { closeCheckout, freshen, requireOpenCheckout } from "./close-checkout.ts";
import { reserveStock, returnStock } from "./reserve-stock.ts";
import { showCheckout } from "./show-checkout.ts";
import {
  agreeOnPrices,
  type Destination,
  findCheckout,
  type StoredCheckout,
  type StoredMethod,
  saveCheckout,
} from "./stored-checkout.ts";

const lifetimeMs = 6 * 3_600_000;

/**
 * Creates a checkout from lines, or from a cart. The contents of the cart then override the fields
 * of the command.
 */
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

export function getCheckout(turn: Turn, { checkout_id: id }: CommandOf<"get_checkout">): Checkout {
  const { shop } = turn;
  return showCheckout(turn, freshen(turn, findCheckout(shop, id)));
}

export function updateCheckout(turn: Turn, command: CommandOf<"update_checkout">): Checkout {
  const { shop } = turn;
  const { type: _, checkout_id: id, ...fields } = command;
  const stored = freshen(turn, findCheckout(shop, id));
  requireOpenCheckout(stored);
  const { review: __, ...rest } = stored;
  if (rest.reserved) returnStock(turn, rest.lines);
  const changed = { ...applyCheckoutFields(turn, rest, fields), outcome: [] };
  const saved = saveCheckout(
    turn,
    shop.settings.reserveOnCheckout ? reserveStock(turn, changed) : changed,
  );
  copyCheckoutToCart(shop, saved);
  return showCheckout(turn, saved);
}

export function cancelCheckout(
  turn: Turn,
  { checkout_id: id }: CommandOf<"cancel_checkout">,
): Checkout {
  const { shop } = turn;
  const stored = freshen(turn, findCheckout(shop, id));
  requireOpenCheckout(stored);
  return showCheckout(turn, closeCheckout(turn, stored, []));
}

type Fields = Omit<CommandOf<"update_checkout">, "type" | "checkout_id">;

/** Sets the fields that were sent, at present prices; the others stay unchanged. */
function applyCheckoutFields(turn: Turn, stored: StoredCheckout, fields: Fields): StoredCheckout {
  const { shop } = turn;
  const { lines, fulfillment, payment, ...plain } = fields;
  const merged = lines && mergeLines(turn, stored, lines);
  const kept = merged?.lines ?? stored.lines;
  return {
    ...stored,
    ...present(plain),
    lines: agreeOnPrices(shop, kept, stored.market),
    ...(merged ? { lineCount: merged.lineCount, notes: merged.messages } : {}),
    ...(fulfillment ? { methods: readMethods(fulfillment.methods, stored) } : {}),
    ...(payment ? { instruments: keepInstruments(payment) } : {}),
  };
}

type Methods = NonNullable<CommandOf<"update_checkout">["fulfillment"]>["methods"];

/** The methods that were sent. A field that a method leaves out stays unchanged. */
function readMethods(methods: Methods, stored: StoredCheckout): StoredMethod[] {
  const known = new Set(stored.lines.map(({ id }) => id));
  return methods.map((method, at) => {
    const before = stored.methods.find(({ id }) => id === method.id) ?? stored.methods[at];
    const lineIds = method.line_item_ids?.filter((id) => known.has(id));
    const sent = method.destinations?.map(toDestination);
    return {
      id: method.id ?? before?.id ?? `mtd_${at + 1}`,
      type: method.type ?? before?.type ?? "shipping",
      ...(lineIds && lineIds.length > 0 ? { line_item_ids: lineIds } : {}),
      destinations: sent ?? before?.destinations ?? [],
      selected_destination_id:
        method.selected_destination_id === undefined
          ? (before?.selected_destination_id ?? null)
          : method.selected_destination_id,
      selected_option_ids: method.groups
        ? method.groups.map((group) => group.selected_option_id ?? null)
        : (before?.selected_option_ids ?? []),
    };
  });
}

/** The id of a place follows from its content, unless the request gives one. */
function toDestination(address: Address): Destination {
  const { id, ...place } = address;
  return { ...place, id: id ?? `dest_${textDigest(canonicalJson(place)).slice(0, 10)}` };
}
