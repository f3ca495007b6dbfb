import { sumTotals } from "./internal/cart/cart.ts";
import { sumRefunds } from "./internal/order/adjust-order.ts";
import { toDecimal } from "./internal/values/money.ts";
import { itemsOf } from "./toSeedCart.ts";
import type { Checkout, Order, SeedCheckout, SeedOrder, Total } from "./types.ts";

/**
 * Converts a checkout to decimals, without addresses and payment.
 *
 * @example
 * toSeedCheckout(checkout).status; // => "completed"
 */
export function toSeedCheckout(checkout: Checkout): SeedCheckout {
  const { currency } = checkout;
  const groups = checkout.fulfillment.methods.flatMap((method) => method.groups);
  return {
    checkout_id: checkout.id,
    ...(checkout.cart_id === undefined ? {} : { cart_id: checkout.cart_id }),
    status: checkout.status,
    items: itemsOf(checkout).items,
    delivery_options: groups.flatMap((group) =>
      group.options.map(({ id, title, totals }) => ({
        id,
        title,
        price: toDecimal(sumTotals(totals, "total"), currency),
        selected: id === group.selected_option_id,
      })),
    ),
    ...sumsOf(checkout.totals, currency),
    messages: checkout.messages.map((message) =>
      message.path === undefined ? message : { ...message, path: seedPath(message.path) },
    ),
    ...(checkout.order_id === undefined ? {} : { order_id: checkout.order_id }),
    expires_at: checkout.expires_at,
    version: checkout.version,
  };
}

/**
 * Converts an order to decimals, without addresses.
 *
 * @example
 * toSeedOrder(order).status; // => "placed"
 */
export function toSeedOrder(order: Order): SeedOrder {
  const { currency } = order;
  const own = order.line_items.filter(({ parent_id }) => parent_id === undefined);
  return {
    order_id: order.id,
    checkout_id: order.checkout_id,
    status: order.stage,
    items: own.map(({ item, quantity, status }) => ({
      product_id: item.id,
      name: item.title,
      quantity: quantity.total,
      unit_price: toDecimal(item.price, currency),
      fulfilled: quantity.fulfilled,
      status,
    })),
    ...sumsOf(order.totals, currency),
    refunded: toDecimal(sumRefunds(order), currency),
    events: order.fulfillment.events.map(({ type, occurred_at, tracking_number }) => ({
      type,
      occurred_at,
      ...(tracking_number === undefined ? {} : { tracking_number }),
    })),
    placed_at: order.created_at,
    version: order.version,
  };
}

function sumsOf(totals: readonly Total[], currency: string) {
  const amount = (...types: Total["type"][]) =>
    toDecimal(
      types.reduce((sum, type) => sum + sumTotals(totals, type), 0),
      currency,
    );
  const off = amount("discount", "items_discount");
  return {
    currency,
    subtotal: amount("subtotal"),
    discount: off === 0 ? 0 : -off,
    delivery: amount("fulfillment"),
    tax: amount("tax"),
    fee: amount("fee"),
    total: amount("total"),
  };
}

/**
 * Converts the path of a message to the fields of the decimal form; the first row that
 * matches decides.
 */
const places: readonly (readonly [RegExp, string])[] = [
  [/^\$\.line_items/, "$.items"],
  [/^\$\.discounts\.codes/, "$.discount_codes"],
  [/^\$\.buyer\./, "$."],
  [/^\$\.fulfillment\..*selected_destination_id$/, "$.address"],
  [/^\$\.fulfillment\..*selected_option_id$/, "$.delivery_option"],
  [/^\$\.fulfillment\b.*$/, "$.delivery_options"],
  [/^\$\.payment\b.*$/, "$.payment_token"],
  [/^\$\.totals\b.*$/, "$.total"],
];

function seedPath(path: string): string {
  const [from, to] = places.find(([pattern]) => pattern.test(path)) ?? [];
  return from === undefined || to === undefined ? path : path.replace(from, to);
}
