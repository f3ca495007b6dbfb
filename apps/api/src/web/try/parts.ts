import { html } from "hono/html";
import { words } from "../format.ts";
import type { Html } from "../html.ts";

export interface ShownSource {
  readonly title: string;
  readonly url?: string | undefined;
  readonly readOn?: string | undefined;
  readonly date?: string | undefined;
}

/** Sources with their dates. Each is listed once. */
export function sourceList(sources: readonly ShownSource[]): Html {
  const known = new Map(sources.map((source) => [`${source.title}\n${source.url}`, source]));
  return html`<ul class="sources">${[...known.values()].map(
    ({ title, url, readOn, date }) =>
      html`<li>${url === undefined ? title : html`<a href="${url}" rel="noreferrer">${title}</a>`}${
        date === undefined ? "" : html`, dated ${date}`
      }${readOn === undefined ? "" : html` <span class="soft">(read on ${readOn})</span>`}</li>
`,
  )}</ul>`;
}

/** A grade of confidence, in words. */
export function confidenceBadge(confidence: string): Html {
  const isGood = confidence === "published" || confidence === "two_sources";
  return html`<span class="badge${isGood ? " good" : ""}">${words(confidence)}</span>`;
}

export function warningList(warnings: readonly { readonly message: string }[]): Html {
  return warnings.length === 0
    ? html``
    : html`<div class="remark"><ul class="plain">${warnings.map(({ message }) => html`<li>${message}</li>`)}</ul></div>`;
}

export function folded(summary: string, content: Html, isOpen = false): Html {
  return html`<details${isOpen ? html` open` : ""}><summary>${summary}</summary>${content}</details>`;
}
