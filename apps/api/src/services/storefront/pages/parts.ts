import type { LineItem, Message, Total } from "@almanac/storefront-fixtures";
import { html } from "hono/html";
import { amountText } from "./amount.ts";
import type { Page } from "./layout.ts";

interface ShownLine {
  readonly item: LineItem["item"];
  readonly quantity: number;
}

export function linesTable(lines: readonly ShownLine[], currency: string): Page {
  if (lines.length === 0) return html`<p data-testid="empty">Nothing in here.</p>`;
  return html`<table data-testid="lines">
<tr><th scope="col">Product</th><th scope="col">Quantity</th><th scope="col">Price each</th></tr>
${lines.map(
  ({ item, quantity }) =>
    html`<tr data-testid="line"><td>${item.title}</td><td>${quantity}</td><td>${amountText(item.price, currency)}</td></tr>`,
)}
</table>`;
}

export function totalsTable(totals: readonly Total[], currency: string): Page {
  return html`<table data-testid="totals">
${totals.map(
  ({ type, display_text, amount }) =>
    html`<tr data-testid="total-${type}"><th scope="row">${display_text}</th><td>${amountText(amount, currency)}</td></tr>`,
)}
</table>`;
}

export function messageList(messages: readonly Message[]): Page {
  if (messages.length === 0) return html``;
  return html`<ul data-testid="messages">
${messages.map(({ type, code, content }) => html`<li data-code="${code}"><strong>${type}</strong>: ${content}</li>`)}
</ul>`;
}
