import type { StoreCart } from "@almanac/storefront-fixtures";
import { html } from "hono/html";
import type { SelectedShop } from "../http/select-shop.ts";
import { type Page, storePage } from "./layout.ts";
import { linesTable, messageList, totalsTable } from "./parts.ts";

export function cartPage(cart: StoreCart, selected: SelectedShop): Page {
  return storePage(
    "Cart",
    selected,
    html`<h1>Cart</h1>
${messageList(cart.messages)}
${linesTable(cart.line_items, cart.currency)}
${totalsTable(cart.totals, cart.currency)}
${
  cart.checkout_id === undefined
    ? ""
    : html`<p><a href="${selected.base}/store/checkouts/${cart.checkout_id}">To the checkout</a></p>`
}`,
  );
}
