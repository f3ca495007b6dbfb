import { html } from "hono/html";
import type { SelectedShop } from "../http/select-shop.ts";
import { type Page, storePage } from "./layout.ts";

export function notFoundPage(selected: SelectedShop, reason: string): Page {
  return storePage(
    "Not here",
    selected,
    html`<h1>Not here</h1>
<p data-testid="reason">${reason}</p>`,
  );
}
