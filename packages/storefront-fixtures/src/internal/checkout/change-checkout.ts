import type { Address } from "../../schema/buyer.ts";
import type { Checkout } from "../../schema/checkout.ts";
import type { CommandOf } from "../../schema/command.ts";
import { mergeLines } from "../cart/merge-lines.ts";
import { getStoredCart, type StoredCart } from "../cart/stored-cart.ts";
import { canonicalJson } from "../engine/canonical-json.ts";
import { textDigest } from "../engine/digest.ts";
import { fault } from "../engine/fail.ts";
import { makeRoom } from "../engine/make-room.ts";
import type { Shop } from "../engine/shop.ts";
import { closeCheckout, freshen, refuseFinal } from "./close-checkout.ts";
import { leadCart } from "./follow-cart.ts";
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

type Fields = Omit<CommandOf<"update_checkout">, "type" | "checkout_id">;

const lifetimeMs = 6 * 3_600_000;

/** Starts a checkout from lines, or from a cart, whose contents then win over what else was sent. */
export function createCheckout(shop: Shop, command: CommandOf<"create_checkout">): Checkout {
  const { type: _, cart_id: cartId, market, ...fields } = command;
  const cart = cartId === undefined ? undefined : getStoredCart(shop, cartId);
  const open =
    cart?.checkout_id === undefined
      ? undefined
      : shop.records.get<StoredCheckout>("checkout", cart.checkout_id);
  if (open && !freshen(shop, open).final) return showCheckout(shop, open);
  if (!cart && !fields.lines) {
    throw fault("missing_field", "lines are missing: send lines, or a cart_id.", ["lines"]);
  }
  const start = emptyCheckout(shop, cart?.market ?? market);
  const filled = cart ? fromCart(shop, start, cart, fields) : withFields(shop, start, fields);
  const held = shop.settings.reserveOnCheckout ? reserveStock(shop, filled) : filled;
  const saved = saveCheckout(shop, held);
  leadCart(shop, saved);
  return showCheckout(shop, saved);
}

export function updateCheckout(shop: Shop, command: CommandOf<"update_checkout">): Checkout {
  const { type: _, checkout_id: id, ...fields } = command;
  const stored = freshen(shop, findCheckout(shop, id));
  refuseFinal(stored);
  const { review: __, ...rest } = stored;
  if (rest.reserved) returnStock(shop, rest.lines);
  const changed = { ...withFields(shop, rest, fields), outcome: [] };
  const saved = saveCheckout(
    shop,
    shop.settings.reserveOnCheckout ? reserveStock(shop, changed) : changed,
  );
  leadCart(shop, saved);
  return showCheckout(shop, saved);
}

export function readCheckout(shop: Shop, id: string): Checkout {
  return showCheckout(shop, freshen(shop, findCheckout(shop, id)));
}

export function cancelCheckout(shop: Shop, id: string): Checkout {
  const stored = freshen(shop, findCheckout(shop, id));
  refuseFinal(stored);
  return showCheckout(shop, closeCheckout(shop, stored, []));
}

function emptyCheckout(shop: Shop, marketId: string | undefined): StoredCheckout {
  const { id: market, currency } = shop.marketOf(marketId);
  makeRoom(shop, "checkout", { beforeLeaving: releaseStock });
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
    ...(shop.client === undefined ? {} : { client: shop.client }),
    expires_at: shop.iso(lifetimeMs),
    created_at: at,
    updated_at: at,
  };
}

/** What a checkout had set aside goes back on the shelf when it has to make room. */
function releaseStock(shop: Shop, id: string): void {
  const stored = findCheckout(shop, id);
  if (stored.reserved && !stored.final) returnStock(shop, stored.lines);
}

function fromCart(
  shop: Shop,
  start: StoredCheckout,
  cart: StoredCart,
  fields: Fields,
): StoredCheckout {
  const { lines: _, discount_codes: codes, buyer, context, ...rest } = fields;
  const filled = withFields(shop, start, {
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

/** A checkout with what was sent at the prices of now; what was not sent stays. */
function withFields(shop: Shop, stored: StoredCheckout, fields: Fields): StoredCheckout {
  const { lines, fulfillment, payment, ...plain } = fields;
  const merged = lines && mergeLines(shop, stored, lines);
  const kept = merged?.lines ?? stored.lines;
  return {
    ...stored,
    ...definedOnly(plain),
    lines: agreeOnPrices(shop, kept, stored.market),
    ...(merged ? { lineCount: merged.lineCount, notes: merged.messages } : {}),
    ...(fulfillment ? { methods: readMethods(fulfillment.methods, stored) } : {}),
    ...(payment ? { instruments: keepInstruments(payment) } : {}),
  };
}

function definedOnly(
  fields: Omit<Fields, "lines" | "fulfillment" | "payment">,
): Partial<StoredCheckout> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function readMethods(
  methods: NonNullable<Fields["fulfillment"]>["methods"],
  stored: StoredCheckout,
): StoredMethod[] {
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

/** The same place always has the same id, unless it brings one. */
function toDestination(address: Address): Destination {
  const { id, ...place } = address;
  return { ...place, id: id ?? `dest_${textDigest(canonicalJson(place)).slice(0, 10)}` };
}

/** Instruments without their credentials, which are never kept. */
export function keepInstruments(
  payment: NonNullable<Fields["payment"]>,
): Checkout["payment"]["instruments"] {
  return payment.instruments.map(
    ({ credential: _, id, handler_id, type, selected, display, billing_address }, at) => ({
      id: id ?? `pi_${at + 1}`,
      handler_id: handler_id ?? "mock_payment_handler",
      type: type ?? "card",
      selected: selected ?? payment.instruments.length === 1,
      ...(display ? { display } : {}),
      ...(billing_address ? { billing_address } : {}),
    }),
  );
}
