import { html } from "hono/html";
import type { Service } from "../http/service.ts";
import { curlLine } from "./curl.ts";
import { page } from "./layout.ts";

/** The landing page: what this instance offers, with one working example request per service. */
export function landingPage(services: readonly Service[], base: string) {
  return page(
    "Almanac",
    html`<h1>Everyday questions, answered from published rules</h1>
<p>Every answer is exact and names its source. The interface is at <a href="/docs">/docs</a>.</p>
${services.map(
  (service) => html`<h2>${service.title}</h2>
<p>${service.description}</p>
<pre>${curlLine(service, base)}</pre>`,
)}`,
  );
}
