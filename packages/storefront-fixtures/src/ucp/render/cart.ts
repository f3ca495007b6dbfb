import { present } from "@almanac/kernel/objects/objects";
import type { StoreCart } from "../../types.ts";
import { type RenderContext, responseMeta } from "../envelope.ts";
import {
  renderBuyer,
  renderDiscounts,
  renderLine,
  renderLinks,
  renderMessage,
  renderShoppingContext,
  renderTotals,
} from "./parts.ts";

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
