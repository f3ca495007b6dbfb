import { html } from "hono/html";
import type { Html } from "../html.ts";

interface Figure {
  /** Unique on the page. */
  readonly id: string;
  /** What the picture shows, in a few words. */
  readonly title: string;
  /** What it says, for people who do not see it. */
  readonly description: string;
  readonly height: number;
  /** Without a width, positions are percentages, so that text keeps its size. */
  readonly width?: number;
  readonly caption?: Html | string;
  /** Keeps long rows readable on wide screens. */
  readonly isNarrow?: boolean;
  readonly shapes: Html | readonly Html[];
}

/** A picture in SVG with its text alternative. Colours come from the style sheet. */
export function figure(picture: Figure): Html {
  const { id, title, description, height, width, caption, isNarrow, shapes } = picture;
  const size =
    width === undefined ? html`height="${height}"` : html`viewBox="0 0 ${width} ${height}"`;
  return html`<figure class="picture${width === undefined ? "" : " limit"}${isNarrow ? " bars" : ""}" id="${id}">
<svg role="img" aria-labelledby="${id}-title ${id}-text" ${size}><title id="${id}-title">${title}</title><desc id="${id}-text">${description}</desc>
${shapes}
</svg>
${caption === undefined ? "" : html`<figcaption>${caption}</figcaption>`}
</figure>`;
}

/** A number for an attribute: at most two decimals. */
export function at(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A position along the width of a picture without a viewBox. */
export function share(value: number): string {
  return `${at(value * 100)}%`;
}
