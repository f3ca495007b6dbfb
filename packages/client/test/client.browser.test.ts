import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { openInChromium } from "../../../test/chromium.ts";
import { startFlakyApi } from "./flaky-api.ts";

/** The output of `npm run build`. `npm run test:browser` builds it first. */
const built = fileURLToPath(new URL("../dist", import.meta.url));
const openapiFetch = fileURLToPath(import.meta.resolve("openapi-fetch"));
const purchase = readFileSync(new URL("./buy-while-it-breaks.ts", import.meta.url), "utf8");

const { promise: report, resolve } = Promise.withResolvers<Record<string, unknown>>();
const pageServer = createServer(async (request, response) => {
  const path = new URL(request.url ?? "/", "http://page").pathname;
  if (path === "/report") {
    resolve(JSON.parse(await text(request)) as Record<string, unknown>);
    response.end();
    return;
  }
  const file = contentOf(path);
  if (file === undefined) response.writeHead(404).end();
  else {
    const type = extname(path) === ".html" ? "text/html" : "text/javascript";
    response.writeHead(200, { "Content-Type": type }).end(file);
  }
});
await new Promise<void>((listening) => pageServer.listen(0, "127.0.0.1", listening));
const origin = `http://127.0.0.1:${(pageServer.address() as AddressInfo).port}`;
const api = await startFlakyApi(origin);
const { baseUrl, key, faults, seen } = api;
// In the order in which the purchase sends its requests.
faults.push("pass", "lost", "pass", "refused", "pass", "lost", "cut", "limited", "pass");

const script = `
  import { createAlmanac } from "/dist/web/index.js";
  import { buyWhileItBreaks } from "/purchase.js";
  const report = (body) => fetch("/report", { method: "POST", body: JSON.stringify(body) });
  const almanac = createAlmanac({ baseUrl: "${baseUrl}", key: "${key}", etagCache: true });
  try {
    const bought = await buyWhileItBreaks(almanac, []);
    const { error } = await almanac.POST("/v1/calculate", { body: {} });
    const limited = await almanac.GET("/v1/usage");
    const header = limited.response.headers.get("ratelimit");
    await report({ bought, code: error.code, faults: error.errors.length, header });
  } catch (error) {
    await report({ failure: String(error?.stack ?? error) });
  }
`;

function contentOf(path: string): string | Uint8Array | undefined {
  if (path === "/index.html") {
    return `<!doctype html><meta charset="utf-8"><title>client</title>
<script type="importmap">{ "imports": { "openapi-fetch": "/openapi-fetch.js" } }</script>
<script type="module">${script}</script>`;
  }
  if (path === "/openapi-fetch.js") return readFileSync(openapiFetch);
  if (path === "/purchase.js") return stripTypeScriptTypes(purchase);
  if (path.startsWith("/dist/")) return readFileSync(join(built, path.slice("/dist/".length)));
  return undefined;
}

const browser = await openInChromium(`${origin}/index.html`);
afterAll(async () => {
  await browser.close();
  await api.close();
  pageServer.closeAllConnections();
  pageServer.close();
});

test("the built client buys once in a real browser, from another origin, while connections break", async () => {
  const { failure, bought, code, faults: found, header } = await report;
  expect(failure).toBeUndefined();
  expect(bought).toEqual({ status: "placed", units: 2, sold: 2 });
  expect(code).toBe("missing_field");
  expect(found).toBeGreaterThan(0);
  expect(header).toContain('"minute"');
  expect(faults).toEqual([]);
  const completions = seen.filter(({ path }) => path.endsWith("/complete"));
  expect(completions.map(({ outcome }) => outcome)).toEqual(["lost", "cut", "limited", 200]);
  expect(new Set(completions.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});
