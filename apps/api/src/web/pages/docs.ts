import { html } from "hono/html";
import type { Service } from "../../http/service.ts";
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

/**
 * A short description of this server for language models, in the form that llmstxt.org describes.
 */
export function llmsText(services: readonly Service[], base: string): string {
  const lines = services.map(
    ({ title, description, example }) =>
      `- ${title}: ${description} Example: ${example.method} ${base}${example.path}`,
  );
  const hasShop = services.some(({ id }) => id === "storefront");
  return `# Almanac

> Exact answers to everyday questions from published rules, each figure with its source and date: parcels, vehicle identification numbers, income tax and pay, TLS certificates, and a mock shop for agents. Answers are estimates, not advice.

Calls to /v1 and /mcp need an API key in the header X-API-Key. Errors are problem details (RFC 9457) with a stable code.

## Interfaces

- [OpenAPI document](${base}/openapi.json): every operation, with examples
- [Reference](${base}/docs): the same for people
- MCP over HTTP: ${base}/mcp, with one tool for each question
- [Error codes](${base}/problems): what each code means and what to do
- [Coverage](${base}/coverage): carriers, makers, jurisdictions and years

## Services

${lines.join("\n")}
${
  hasShop
    ? `
## Mock shop for shopping agents

All data is synthetic; nothing is charged and nothing is shipped.

- [Start page](${base}/store)
- [UCP profile](${base}/.well-known/ucp)
- MCP: ${base}/ucp/mcp
`
    : ""
}`;
}

/**
 * Crawlers may fetch the pages with questions, because only then do they see the mark that the
 * pages must not be indexed.
 */
export const robotsText = `User-agent: *
Disallow: /v1/
Disallow: /mcp
Disallow: /ucp
Disallow: /early-access/
`;
