import type { Order } from "@almanac/storefront-fixtures";
import { html } from "hono/html";
import type { SelectedShop } from "../http/select-shop.ts";
import { type Page, storePage } from "./layout.ts";
import { linesTable, messageList, totalsTable } from "./parts.ts";

export function orderPage(order: Order, selected: SelectedShop): Page {
  const lines = order.line_items.map(({ item, quantity }) => ({ item, quantity: quantity.total }));
  return storePage(
    `Order ${order.label}`,
    selected,
    html`<h1>Order ${order.label}</h1>
<p>Status: <strong data-testid="status">${order.stage.replaceAll("_", " ")}</strong></p>
${messageList(order.messages)}
${linesTable(lines, order.currency)}
${totalsTable(order.totals, order.currency)}
<h2>Delivery</h2>
<ol data-testid="events">
${order.fulfillment.events.map(
  ({ occurred_at, type, description, tracking_number }) =>
    html`<li><time datetime="${occurred_at}">${occurred_at}</time> ${type.replaceAll("_", " ")} ${description ?? ""} ${tracking_number ?? ""}</li>`,
)}
</ol>`,
  );
}
