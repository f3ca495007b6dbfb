import { html } from "hono/html";
import type { SelectedShop } from "../http/select-shop.ts";

export type Page = ReturnType<typeof html>;

/** The frame of every page of the shop. It says on each page that nothing here is real. */
export function storePage(title: string, { base }: SelectedShop, content: Page): Page {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – mock store</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="${base}/store">Mock store</a></header>
<main>
<p role="note" data-testid="mock-note">A mock store for tests: nothing is charged and nothing is shipped.</p>
${content}
</main>
</body>
</html>`;
}
