import { present } from "@almanac/kernel/objects/objects";
import type { Order } from "../../types.ts";
import { type RenderContext, responseMeta } from "../envelope.ts";
import { textsOf } from "./checkout.ts";
import { renderItem, renderMessage, renderTotals } from "./parts.ts";

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
