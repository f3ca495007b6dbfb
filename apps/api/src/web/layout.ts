import { html } from "hono/html";
import type { Html } from "./html.ts";

const menu = [
  ["/try", "Try it"],
  ["/docs", "API"],
  ["/coverage", "Coverage"],
  ["/status", "Status"],
  ["/early-access", "Early access"],
] as const;

export interface PageOptions {
  /** The entry of the menu that this page belongs to. */
  readonly current?: string;
  /** One sentence for search engines and previews of links. */
  readonly description?: string;
  /** For pages that are about one person's question. */
  readonly isPrivate?: boolean;
}

/** The frame of every page. Pages are readable without CSS, and work without script. */
export function page(
  title: string,
  content: Html | Promise<Html>,
  { current, description, isPrivate = false }: PageOptions = {},
): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${description === undefined ? "" : html`<meta name="description" content="${description}">`}
${isPrivate ? html`<meta name="robots" content="noindex">` : ""}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
<script src="/page.js" type="module"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a href="/">Almanac</a><nav aria-label="Main">${menu.map(
    ([path, name]) =>
      html`<a href="${path}"${path === current ? html` aria-current="page"` : ""}>${name}</a>`,
  )}</nav></header>
<main id="content" tabindex="-1">${content}</main>
<footer>
<p>Answers follow published rules and tables, each with its source and date. They are estimates, not advice.</p>
<nav aria-label="More"><a href="/problems">Error codes</a><a href="/openapi.json">OpenAPI</a><a href="/llms.txt">llms.txt</a></nav>
</footer>
</body>
</html>`;
}
