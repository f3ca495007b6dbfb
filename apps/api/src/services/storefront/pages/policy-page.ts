import type { Policy } from "@almanac/storefront-fixtures/ucp/server";
import { html } from "hono/html";
import type { SelectedShop } from "../http/select-shop.ts";
import { type Page, storePage } from "./layout.ts";

/** `note` is what an adversarial pack adds; empty without one. */
export function policyPage({ title, text }: Policy, note: string, selected: SelectedShop): Page {
  return storePage(
    title,
    selected,
    html`<h1>${title}</h1>
<p>${text}</p>${note === "" ? "" : html`\n<p>${note}</p>`}`,
  );
}
