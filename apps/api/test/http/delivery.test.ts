import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chooseEncoding } from "../../src/http/send-text.ts";
import { createTextStore, etagOf, isKnown } from "../../src/http/stored-file.ts";
import { createTestApp } from "../create-test-app.ts";

const app = createTestApp();

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(path, { headers });

test.for([
  [null, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["br;q=0, *", "gzip"],
  ["br; q=0.5", "br"],
  ["gzip;q=nonsense", undefined],
] as const)("Accept-Encoding %s chooses %s", ([accepted, expected]) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});

test("If-None-Match compares validators weakly, in a list and with *", () => {
  const etag = etagOf("text");
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etagOf("text!")).not.toBe(etag);
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
    expect([known, isKnown(etag, known)]).toEqual([known, true]);
  }
  for (const other of [null, "", '"other"', etag.slice(0, -2)]) {
    expect([other, isKnown(etag, other)]).toEqual([other, false]);
  }
});

describe.for([
  "/",
  "/try",
  "/coverage",
  "/problems",
  "/style.css",
  "/page.js",
  "/docs/scalar.js",
  "/openapi.json",
  "/llms.txt",
  "/v1/carriers",
  "/v1/jurisdictions",
  "/v1/jurisdictions/US-CA",
])("%s", (path) => {
  test("is the same text uncompressed, in gzip and in brotli, and both are smaller", async () => {
    const plain = Buffer.from(await (await ask(path)).arrayBuffer());
    for (const [encoding, decode] of [
      ["gzip", gunzipSync],
      ["br", brotliDecompressSync],
    ] as const) {
      const response = await ask(path, { "Accept-Encoding": encoding });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toContain("Accept-Encoding");
      const sent = Buffer.from(await response.arrayBuffer());
      expect(sent.length).toBeLessThan(plain.length);
      expect(decode(sent).equals(plain)).toBe(true);
    }
  });

  test("has a validator, and a caller who has it gets 304 without a body", async () => {
    const first = await ask(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    const again = await ask(path, { "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("etag")).toBe(etag);
    expect((await ask(path, { "If-None-Match": '"other"' })).status).toBe(200);
  });
});

test("small files and small answers are not compressed", async () => {
  for (const path of ["/robots.txt", "/favicon.svg", "/v1/wmis/1HG"]) {
    const response = await ask(path, { "Accept-Encoding": "br, gzip" });
    expect([path, response.status]).toEqual([path, 200]);
    expect([path, response.headers.get("content-encoding")]).toEqual([path, null]);
  }
});

test("a long answer of an operation is compressed, and short ones and errors are not", async () => {
  const send = (body: object) =>
    app.request("/v1/calculations", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Encoding": "gzip" },
      body: JSON.stringify(body),
    });
  const request = { jurisdiction: "US-CA", gross_income: 85000, tax_year: 2025 };
  const long = await send({ ...request, explain: true });
  expect(long.headers.get("content-encoding")).toBe("gzip");
  const text = gunzipSync(Buffer.from(await long.arrayBuffer())).toString();
  expect((JSON.parse(text) as { tax_due: number }).tax_due).toBe(13_808.98);
  expect((await send({ ...request, jurisdiction: "AE" })).headers.get("content-encoding")).toBe(
    null,
  );
  expect((await send({})).headers.get("content-encoding")).toBe(null);
});

test("the cache of texts forgets the text that was not sent for the longest time", () => {
  const stored = createTextStore(2);
  const first = stored("first");
  stored("second");
  expect(stored("first")).toBe(first);
  stored("third");
  expect(stored("first")).toBe(first);
  const second = stored("second");
  expect(stored("second")).toBe(second);
});

test("answers of UCP above 1 KB are compressed if the caller accepts that", async () => {
  const search = (headers: Record<string, string>) =>
    createTestApp().request("/ucp/catalog/search", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "UCP-Agent": 'profile="https://agent.example/profile"',
        ...headers,
      },
      body: JSON.stringify({ query: "", pagination: { limit: 50 } }),
    });
  const plain = await search({});
  const compressed = await search({ "Accept-Encoding": "gzip" });
  expect([plain.status, plain.headers.get("content-encoding")]).toEqual([200, null]);
  expect(compressed.headers.get("content-encoding")).toBe("gzip");
  const bytes = Buffer.from(await compressed.arrayBuffer());
  const text = await plain.text();
  expect(bytes.length * 4).toBeLessThan(text.length);
  expect(JSON.parse(gunzipSync(bytes).toString()).products.length).toBe(
    JSON.parse(text).products.length,
  );
});
