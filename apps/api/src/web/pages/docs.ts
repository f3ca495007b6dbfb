import { html } from "hono/html";
import type { Html } from "../html.ts";

/** The page must not link to, or load from, any other server. */
const configuration = JSON.stringify({
  withDefaultFonts: false,
  telemetry: false,
  defaultOpenAllTags: true,
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true },
  mcp: { disabled: true },
});

/** The reference of the API. It adds styles of its own, so only this page allows inline styles. */
export function docsPage(): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Almanac API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<nav class="home" aria-label="Almanac"><a href="/">Almanac</a> <a href="/try">Try it</a></nav>
<noscript><p>This page needs script. The same description of the API, as a document: <a href="/openapi.json">/openapi.json</a>. These pages work without script: <a href="/try">the questions</a>, <a href="/coverage">what is covered</a>, <a href="/problems">the errors</a>, <a href="/status">the status</a>.</p></noscript>
<script id="api-reference" data-url="/openapi.json" data-configuration="${configuration}"></script>
<script src="/docs.js" type="module"></script>
</body>
</html>`;
}

export const docsPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
