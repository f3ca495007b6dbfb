import { html } from "hono/html";
import { words } from "./format.ts";

/** A piece of a page. Text that is put into the template is escaped. */
export type Html = ReturnType<typeof html>;

/** A sentence in which backticks mark code. */
export function prose(text: string): Html {
  return html`${text
    .split("`")
    .map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}

/** Text for people to copy, with the button that copies it. Without script there is no button. */
export function copyLine(label: string, text: string): Html {
  return html`<div class="line">
<div class="what"><span>${label}</span><button class="copy" type="button" data-copy>Copy</button></div>
<pre tabindex="0" aria-label="${label}"><code>${text}</code></pre>
</div>`;
}

/**
 * A heading, what its cells show, and what they hold if it is more than a few words. A column of
 * sentences stays wide on a phone, and the table scrolls.
 */
type Column<Row> = readonly [
  title: string,
  cell: (row: Row) => Html | string | number,
  holds?: "number" | "sentences",
];

/** A table whose first column names the row. */
export function table<Row>(
  caption: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Html {
  const kind = ([, , holds]: Column<Row>) => (holds ? html` class="${holds}"` : "");
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col"${kind(column)}>${column[0]}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${columns.map((column, index) =>
        index === 0
          ? html`<th scope="row"${kind(column)}>${column[1](row)}</th>`
          : html`<td${kind(column)}>${column[1](row)}</td>`,
      )}</tr>
`,
  )}</tbody>
</table></div>`;
}

/** Names and their values, side by side. */
export function facts(entries: readonly (readonly [string, Html | string | number])[]): Html {
  return html`<dl class="facts">${entries.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

interface ShownSource {
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

const menu = [
  ["/try", "Try it"],
  ["/docs", "API"],
  ["/coverage", "Coverage"],
  ["/status", "Status"],
  ["/early-access", "Early access"],
] as const;

interface PageOptions {
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
