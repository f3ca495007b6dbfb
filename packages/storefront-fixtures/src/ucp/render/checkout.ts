import { present } from "@almanac/kernel/objects/objects";
import type { Checkout, FulfillmentMethod } from "../../types.ts";
import { type RenderContext, responseMeta } from "../envelope.ts";
import { renderDestination } from "./destination.ts";
import {
  renderBuyer,
  renderDiscounts,
  renderLine,
  renderLinks,
  renderMessage,
  renderShoppingContext,
  renderTotals,
} from "./parts.ts";

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
export function textsOf(bag: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bag).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
