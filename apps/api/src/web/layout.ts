import { html } from "hono/html";

type Html = ReturnType<typeof html>;

/** The frame of every page: one style sheet, no script. Pages are readable without CSS too. */
export function page(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/">Almanac</a><nav><a href="/docs">API</a><a href="/early-access">Early access</a><a href="/openapi.json">OpenAPI</a></nav></header>
<main>${content}</main>
</body>
</html>`;
}

export const styleSheet = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent)}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.55 system-ui,sans-serif}
header,main{max-width:52rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;justify-content:space-between;border-bottom:1px solid var(--line)}
header a{font-weight:600;text-decoration:none;color:inherit}
nav a{margin-left:1.25rem;font-weight:400}
h1{font-size:1.7rem;line-height:1.2}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.45rem .75rem .45rem 0;border-bottom:1px solid var(--line);vertical-align:top}
pre,code{font-family:ui-monospace,monospace;font-size:.9em}
input:not([type=checkbox]),textarea{width:100%;font:inherit;padding:.4rem}
button{font:inherit;padding:.4rem 1rem}
pre{overflow-x:auto;padding:.9rem;border:1px solid var(--line);border-radius:.4rem}
`;
