import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { html } from "hono/html";

const scriptPath = fileURLToPath(
  new URL("./browser/standalone.js", import.meta.resolve("@scalar/api-reference")),
);

let script: Promise<Uint8Array<ArrayBuffer>> | undefined;

/**
 * Scalar's self-contained browser bundle, read once from the installed package, so that no request goes to a third
 * party.
 */
export function readScalarScript(): Promise<Uint8Array<ArrayBuffer>> {
  script ??= readFile(scriptPath).then((bytes) => new Uint8Array(bytes));
  return script;
}

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

export function docsPage() {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Almanac API</title>
</head>
<body>
<script id="api-reference" data-url="/openapi.json" data-configuration="${configuration}"></script>
<script src="/docs/scalar.js"></script>
</body>
</html>`;
}
