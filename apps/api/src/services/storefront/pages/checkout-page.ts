import type { Checkout } from "@almanac/storefront-fixtures";
import { html } from "hono/html";
import type { SelectedShop } from "../http/select-shop.ts";
import { type Page, storePage } from "./layout.ts";
import { linesTable, messageList, totalsTable } from "./parts.ts";

/** The page on which a person takes over: it asks for decisions that the agent may not make. */
export function checkoutPage(checkout: Checkout, selected: SelectedShop): Page {
  const { id, status, currency } = checkout;
  return storePage(
    "Checkout",
    selected,
    html`<h1>Checkout</h1>
<p>Status: <strong data-testid="status">${status.replaceAll("_", " ")}</strong></p>
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
