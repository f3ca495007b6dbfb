import { profilePaths } from "@almanac/storefront-fixtures/ucp/server";
import { html } from "hono/html";
import type { SelectedShop } from "../http/select-shop.ts";
import { type Page, storePage } from "./layout.ts";

/** The start page of the shop, for people that an agent has sent here and for agents. */
export function homePage(selected: SelectedShop): Page {
  const { base } = selected;
  return storePage(
    "Welcome",
    selected,
    html`<h1>A mock store for shopping agents</h1>
<p>Products, stock and prices are made up from a seed.</p>
<ul>
<li>UCP profile: <a href="${base}${profilePaths["2026-04-08"]}">${base}${profilePaths["2026-04-08"]}</a></li>
<li>MCP: <code>${base}/ucp/mcp</code></li>
<li>Plain HTTP: <a href="/docs">the API's documentation</a></li>
</ul>`,
  );
}
