import type {
  Checkout,
  LineItem,
  Message,
  Order,
  StoreCart,
  Total,
} from "@almanac/storefront-fixtures";
import { exponentOf } from "@almanac/storefront-fixtures/parts";
import { type Policy, profilePaths } from "@almanac/storefront-fixtures/ucp/server";
import { html } from "hono/html";
import type { SelectedShop } from "./shops/select-shop.ts";

/** The start page of the shop, for people that an agent has sent here and for agents. */
export function homePage(selected: SelectedShop): Page {
  const { base } = selected;
  return storePage(
    "Welcome",
    selected,
    html`<p>Products, stock and prices are made up from a seed.</p>
<ul>
<li>UCP profile: <a href="${base}${profilePaths["2026-04-08"]}">${base}${profilePaths["2026-04-08"]}</a></li>
<li>MCP: <code>${base}/ucp/mcp</code></li>
<li>Plain HTTP: <a href="/docs">the API's documentation</a></li>
</ul>`,
    "A mock store for shopping agents",
  );
}

export function cartPage(cart: StoreCart, selected: SelectedShop): Page {
  return storePage(
    "Cart",
    selected,
    html`${messageList(cart.messages)}
${linesTable(cart.line_items, cart.currency)}
${totalsTable(cart.totals, cart.currency)}
${
  cart.checkout_id === undefined
    ? ""
    : html`<p><a href="${selected.base}/store/checkouts/${cart.checkout_id}">To the checkout</a></p>`
}`,
  );
}

/** The page on which a person takes over: it asks for decisions that the agent may not make. */
export function checkoutPage(checkout: Checkout, selected: SelectedShop): Page {
  const { id, status, currency } = checkout;
  return storePage(
    "Checkout",
    selected,
    html`<p>Status: <strong data-testid="status">${status.replaceAll("_", " ")}</strong></p>
${messageList(checkout.messages)}
${linesTable(checkout.line_items, currency)}
${totalsTable(checkout.totals, currency)}
${status === "requires_escalation" ? decisionForm(id, selected) : ""}
${
  checkout.order_id === undefined
    ? ""
    : html`<p><a data-testid="order" href="${selected.base}/store/orders/${checkout.order_id}">To the order</a></p>`
}`,
  );
}

function decisionForm(id: string, { base }: SelectedShop): Page {
  return html`<form method="post" action="${base}/store/checkouts/${id}">
<p>Your agent has handed this purchase over to you.</p>
<button name="decision" value="approve" data-testid="approve">Approve</button>
<button name="decision" value="refuse" data-testid="refuse">Refuse</button>
</form>`;
}

export function orderPage(order: Order, selected: SelectedShop): Page {
  const lines = order.line_items.map(({ item, quantity }) => ({ item, quantity: quantity.total }));
  return storePage(
    `Order ${order.label}`,
    selected,
    html`<p>Status: <strong data-testid="status">${order.stage.replaceAll("_", " ")}</strong></p>
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

/** `note` is what an adversarial pack adds; empty without one. */
export function policyPage({ title, text }: Policy, note: string, selected: SelectedShop): Page {
  const added = note === "" ? "" : html`\n<p>${note}</p>`;
  return storePage(title, selected, html`<p>${text}</p>${added}`);
}

export function notFoundPage(selected: SelectedShop, reason: string): Page {
  return storePage("Not here", selected, html`<p data-testid="reason">${reason}</p>`);
}

interface ShownLine {
  readonly item: LineItem["item"];
  readonly quantity: number;
}

function linesTable(lines: readonly ShownLine[], currency: string): Page {
  if (lines.length === 0) return html`<p data-testid="empty">Nothing in here.</p>`;
  return html`<table data-testid="lines">
<tr><th scope="col">Product</th><th scope="col">Quantity</th><th scope="col">Price each</th></tr>
${lines.map(
  ({ item, quantity }) =>
    html`<tr data-testid="line"><td>${item.title}</td><td>${quantity}</td><td>${amountText(item.price, currency)}</td></tr>`,
)}
</table>`;
}

function totalsTable(totals: readonly Total[], currency: string): Page {
  return html`<table data-testid="totals">
${totals.map(
  ({ type, display_text, amount }) =>
    html`<tr data-testid="total-${type}"><th scope="row">${display_text}</th><td>${amountText(amount, currency)}</td></tr>`,
)}
</table>`;
}

function messageList(messages: readonly Message[]): Page {
  if (messages.length === 0) return html``;
  return html`<ul data-testid="messages">
${messages.map(({ type, code, content }) => html`<li data-code="${code}"><strong>${type}</strong>: ${content}</li>`)}
</ul>`;
}

/** Writes an amount for people: 1999 minor units of USD are `19.99 USD`. */
function amountText(minor: number, currency: string): string {
  const digits = exponentOf(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const sign = minor < 0 ? "-" : "";
  return digits === 0
    ? `${sign}${text} ${currency}`
    : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)} ${currency}`;
}

export type Page = ReturnType<typeof html>;

/** The frame of every page of the shop. It says on each page that nothing here is real. */
function storePage(title: string, { base }: SelectedShop, content: Page, heading = title): Page {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – mock store</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="${base}/store">Mock store</a></header>
<main>
<p role="note" data-testid="mock-note">A mock store for tests: nothing is charged and nothing is shipped.</p>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>`;
}
