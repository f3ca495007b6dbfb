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

type Report = Readonly<Record<string, unknown>>;
const places = ["page", "worker"] as const;
const reports = { page: Promise.withResolvers<Report>(), worker: Promise.withResolvers<Report>() };
const pageServer = createServer(async (request, response) => {
  const path = new URL(request.url ?? "/", "http://page").pathname;
  const place = places.find((name) => path === `/report/${name}`);
  if (place !== undefined) {
    reports[place].resolve(JSON.parse(await text(request)) as Report);
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
// In the order in which a purchase sends its requests: first that of the page, then that of
// the worker.
const faultsOfPurchase = [
  "pass",
  "lost",
  "pass",
  "refused",
  "pass",
  "lost",
  "cut",
  "limited",
  "pass",
] as const;
faults.push(...faultsOfPurchase);

/** Runs the purchase in one place, and returns its result. */
const scriptOf = (place: (typeof places)[number]) => `
  import { createAlmanac } from "/dist/web/index.js";
  import { buyWhileItBreaks } from "/purchase.js";
  const report = (body) => fetch("/report/${place}", { method: "POST", body: JSON.stringify(body) });
  const almanac = createAlmanac({ baseUrl: "${baseUrl}", key: "${key}", etagCache: true });
  try {
    const bought = await buyWhileItBreaks(almanac, []);
    const { error } = await almanac.POST("/v1/calculate", { body: {} });
    const limited = await almanac.GET("/v1/usage");
    const header = limited.response.headers.get("ratelimit");
    await report({ bought, code: error.code, faults: error.errors.length, header, global: self.constructor.name });
  } catch (error) {
    await report({ failure: String(error?.stack ?? error) });
  }
`;
const pageScript = `${scriptOf("page")}
  await fetch("/next");
  new Worker("/worker.js", { type: "module" });
`;

function contentOf(path: string): string | Uint8Array | undefined {
  if (path === "/index.html") {
    return `<!doctype html><meta charset="utf-8"><title>client</title>
<script type="module">${pageScript}</script>`;
  }
  if (path === "/next") {
    faults.push(...faultsOfPurchase);
    return "";
  }
  if (path === "/worker.js") return scriptOf("worker");
  if (path === "/openapi-fetch.js") return readFileSync(openapiFetch);
  if (path === "/purchase.js") return stripTypeScriptTypes(purchase);
  if (!path.startsWith("/dist/")) return undefined;
  // An import map does not apply to workers, so the built file contains the URL of its
  // one dependency.
  const code = readFileSync(join(built, path.slice("/dist/".length)), "utf8");
  return code.replaceAll(/(["'])openapi-fetch\1/g, '"/openapi-fetch.js"');
}

const browser = await openInChromium(`${origin}/index.html`);
afterAll(async () => {
  await browser.close();
  await api.close();
  pageServer.closeAllConnections();
  pageServer.close();
});

test.for([
  ["page", "Window"],
  ["worker", "DedicatedWorkerGlobalScope"],
] as const)(
  "the built client buys once in a %s of a real browser, from another origin, while connections break",
  async ([place, global]) => {
    const result = await reports[place].promise;
    expect(result.failure).toBeUndefined();
    expect(result).toMatchObject({ global, code: "missing_field" });
    expect(result.bought).toEqual({ status: "placed", units: 2, sold: 2 });
    expect(result.faults).toBeGreaterThan(0);
    expect(result.header).toContain('"minute"');
  },
);

test("each purchase is completed once, under one idempotency key", async () => {
  await reports.worker.promise;
  expect(faults).toEqual([]);
  const completions = seen.filter(({ path }) => path.endsWith("/complete"));
  const once = ["lost", "cut", "limited", 200];
  expect(completions.map(({ outcome }) => outcome)).toEqual([...once, ...once]);
  expect(new Set(completions.slice(0, 4).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(new Set(completions.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});
