import { present } from "@almanac/kernel/objects/objects";
import type { Checkout, FulfillmentMethod, Order, StoreCart } from "../../types.ts";
import type { UcpVersion } from "../capabilities.ts";
import { type RenderContext, responseMeta } from "../envelope.ts";
import {
  renderBuyer,
  renderDiscounts,
  renderItem,
  renderLine,
  renderLinks,
  renderMessage,
  renderShoppingContext,
  renderTotals,
} from "./cart-elements.ts";

export function renderCart(cart: StoreCart, context: RenderContext) {
  return present({
    ucp: responseMeta(context, "cart"),
    id: cart.id,
    line_items: cart.line_items.map((line) => renderLine(line, context)),
    currency: cart.currency,
    totals: renderTotals(cart.totals),
    buyer: cart.buyer && renderBuyer(cart.buyer, context, "cart"),
    context: cart.context && renderShoppingContext(cart.context),
    discounts: context.capabilities.has("discount") ? renderDiscounts(cart.discounts) : undefined,
    messages: cart.messages.map(renderMessage),
    links: renderLinks(context.base),
    continue_url: `${context.base}/store/carts/${cart.id}`,
  });
}

export function renderCheckout(checkout: Checkout, context: RenderContext) {
  const { base } = context;
  const over = checkout.status === "completed" || checkout.status === "canceled";
  return present({
    ucp: responseMeta(context, "checkout"),
    id: checkout.id,
    status: checkout.status,
    line_items: checkout.line_items.map((line) => renderLine(line, context)),
    currency: checkout.currency,
    totals: renderTotals(checkout.totals),
    buyer: checkout.buyer && renderBuyer(checkout.buyer, context, "checkout"),
    context: checkout.context && renderShoppingContext(checkout.context),
    fulfillment: context.capabilities.has("fulfillment")
      ? renderFulfillment(checkout.fulfillment, context)
      : undefined,
    discounts: context.capabilities.has("discount")
      ? renderDiscounts(checkout.discounts)
      : undefined,
    payment: checkout.payment,
    attribution: checkout.attribution && textsOf(checkout.attribution),
    messages: checkout.messages.map(renderMessage),
    links: renderLinks(base),
    continue_url: over ? undefined : checkoutPage(checkout.id, context),
    expires_at: checkout.expires_at,
    order:
      checkout.order_id === undefined
        ? undefined
        : { id: checkout.order_id, permalink_url: `${base}/store/orders/${checkout.order_id}` },
  });
}

export const checkoutPage = (id: string, { base }: RenderContext): string =>
  `${base}/store/checkouts/${id}`;

function renderFulfillment(fulfillment: Checkout["fulfillment"], context: RenderContext) {
  return {
    methods: fulfillment.methods.map((method) => renderMethod(method, context)),
    available_methods: fulfillment.available_methods,
  };
}

function renderMethod(method: FulfillmentMethod, context: RenderContext) {
  const { version } = context;
  return {
    id: method.id,
    type: method.type,
    line_item_ids: method.line_item_ids,
    destinations: method.destinations.map((place) =>
      renderDestination(place, method.type, version),
    ),
    selected_destination_id: method.selected_destination_id,
    groups: method.groups.map(({ options, ...group }) => ({
      ...group,
      options: options.map(({ description, totals, ...option }) => ({
        ...option,
        ...(description === undefined
          ? {}
          : { description: version === "2026-04-08" ? description : { plain: description } }),
        totals: renderTotals(totals),
      })),
    })),
  };
}

/** Keeps only text values, because the standard allows no others here. */
function textsOf(bag: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bag).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export function renderOrder(order: Order, context: RenderContext) {
  return present({
    ucp: responseMeta(context, "order"),
    id: order.id,
    label: order.label,
    checkout_id: order.checkout_id,
    permalink_url: `${context.base}/store/orders/${order.id}`,
    line_items: order.line_items.map(({ item, totals, ...line }) => ({
      ...line,
      item: renderItem(item, context),
      totals: renderTotals(totals),
    })),
    fulfillment: {
      expectations: order.fulfillment.expectations,
      events: order.fulfillment.events,
    },
    adjustments: order.adjustments.map(({ totals, ...adjustment }) => ({
      ...adjustment,
      totals: renderTotals(totals),
    })),
    currency: order.currency,
    totals: renderTotals(order.totals),
    messages: order.messages.length > 0 ? order.messages.map(renderMessage) : undefined,
    attribution: order.attribution && textsOf(order.attribution),
  });
}

type Destination = FulfillmentMethod["destinations"][number];

/**
 * Renders the destination of a fulfillment method. In 2026-04-08 the schema of an address also
 * accepts the shape of a pickup location. A location would match both alternatives of the schema's
 * "oneOf" and would therefore be invalid. So it is rendered as an address, with its name in the
 * second address line.
 */
function renderDestination(
  { id, name, ...address }: Destination,
  method: FulfillmentMethod["type"],
  version: UcpVersion,
): object {
  if (version === "2026-04-08") {
    return { id, ...address, ...(name === undefined ? {} : { extended_address: name }) };
  }
  return method === "pickup"
    ? { type: "business_location", id, name: name ?? id, address }
    : { type: "shipping_address", id, ...address };
}
