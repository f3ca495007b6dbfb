import { html } from "hono/html";

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

export interface Column<Row> {
  readonly title: string;
  readonly isNumber?: boolean;
  /** True for a column of sentences. It stays wide on a phone, and the table scrolls. */
  readonly isProse?: boolean;
  readonly cell: (row: Row) => Html | string | number;
}

/** A table whose first column names the row. */
export function table<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Html {
  const kind = ({ isNumber, isProse }: Column<Row>) =>
    isNumber ? html` class="number"` : isProse ? html` class="sentences"` : "";
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col"${kind(column)}>${column.title}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${columns.map((column, index) =>
        index === 0
          ? html`<th scope="row"${kind(column)}>${column.cell(row)}</th>`
          : html`<td${kind(column)}>${column.cell(row)}</td>`,
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
