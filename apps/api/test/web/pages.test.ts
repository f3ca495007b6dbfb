import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { carriers, dataVersions as parcelTables } from "@almanac/dimweight";
import { jurisdictions } from "@almanac/tax";
import { coverage, dataVersion } from "@almanac/vin";
import { describe, expect, test } from "vitest";
import { serve } from "../../src/http/serve.ts";
import { silentLog } from "../../src/observe/silent.ts";
import { serviceIds } from "../../src/service-id.ts";
import { closeGracefully } from "../../src/start/shutdown.ts";
import { exampleCodes } from "../../src/web/pages/problem-examples.ts";
import { createTestApp } from "../create-test-app.ts";
import { linesOf } from "./lines-to-copy.ts";

const app = createTestApp();

test.for([
  "/",
  "/try",
  "/docs",
  "/status",
  "/coverage",
  "/problems",
  "/problems/invalid-request",
  "/problems/unsupported-carrier",
  "/style.css",
])("%s is served as a page", async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self'");
  // Only the reference, which is not ours, adds inline styles. Nothing may add inline scripts.
  expect(policy.includes("unsafe-inline")).toBe(path === "/docs");
  expect(policy).not.toContain("script-src");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect((await response.text()).length).toBeGreaterThan(100);
});

test("the reference of the API leads back to the other pages, also without script", async () => {
  const page = await (await app.request("/docs")).text();
  const [withoutScript = ""] = /<noscript>.*<\/noscript>/.exec(page) ?? [];
  const links = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, href = ""]) => href);
  expect(page.replace(withoutScript, "")).toContain('<a href="/">Almanac</a>');
  expect(withoutScript).toContain('href="/openapi.json"');
  for (const href of links) expect([href, (await app.request(href)).status]).toEqual([href, 200]);
});

describe.for(["/nothing", "/v1/nothing", "/problems/nothing"])("%s does not exist", (path) => {
  const ask = (headers: Readonly<Record<string, string>>, method = "GET") =>
    app.request(path, { method, headers: { "X-Request-Id": "missing-1", ...headers } });
  const ofBrowser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

  test("a browser gets a page that says so", async () => {
    const response = await ask({ Accept: ofBrowser });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("vary")).toContain("Accept,");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
    const page = await response.text();
    expect(page).toContain("<h1>There is no such page</h1>");
    expect(page).toContain('href="/problems/not-found"');
  });

  test.for([
    "*/*",
    "application/json",
    "application/problem+json, text/html;q=0.9",
    "text/html;q=0.5, application/json",
    "text/html;q=0, */*",
    "application/xml",
  ])(
    "a caller that accepts %s gets the same problem document as one that does not say",
    async (Accept) => {
      const response = await ask({ Accept });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(response.headers.get("vary")).toBe("Accept");
      const body = await response.text();
      expect(body).toBe(await (await ask({})).text());
      expect(JSON.parse(body)).toMatchObject({ code: "not_found", instance: "missing-1" });
    },
  );
});

test("a browser gets 405 as a problem document, as all others do", async () => {
  const response = await app.request("/v1/calculate", { headers: { Accept: "text/html" } });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
});

describe("the address in the printed curl lines", () => {
  const landing = async (base: string, on = app) => {
    const response = await on.request(`${base}/`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(response.headers.get("vary")).toBe("Host, Accept-Encoding");
    return response.text();
  };

  test.for(["http://localhost:8787", "http://127.0.0.1", "http://[::1]:9000"])(
    "is the requested one if it is this machine's: %s",
    async (base) => expect(await landing(base)).toContain(`${base}/v1/calculate&#39;`),
  );

  test.for(["http://evil.example", "http://localhost.evil.example", "http://192.0.2.7:8787"])(
    "never comes from a foreign Host header: %s",
    async (base) => {
      const page = await landing(base);
      expect(page).not.toContain(new URL(base).host);
      expect(page).toContain("curl &#39;http://localhost/v1/calculate&#39;");
    },
  );

  test("is the public URL if that is set", async () => {
    const settings = { services: serviceIds, prelaunch: [], publicUrl: "https://almanac.example" };
    const page = await landing("http://evil.example", createTestApp({ settings }));
    expect(page).toContain("curl &#39;https://almanac.example/v1/calculate&#39;");
  });

  test("is the address that the server listens on if the Host header is foreign", async () => {
    const server = await serve(app, silentLog, { host: "127.0.0.1", port: 0 });
    const { port } = server.address() as AddressInfo;
    const answer = new Promise<string>((resolve) => {
      const request = get({
        port,
        host: "127.0.0.1",
        path: "/",
        headers: { Host: "evil.example" },
      });
      request.once("response", (response) => resolve(text(response)));
    });
    expect(await answer).toContain(`curl &#39;http://127.0.0.1:${port}/v1/calculate&#39;`);
    await closeGracefully(server, { drainMs: 0, deadlineMs: 100 });
  });

  test("varies by Host in cached shop profiles and images too", async () => {
    const found = await app.request("/v1/products?limit=1");
    const { products } = (await found.json()) as { products: { image_url: string }[] };
    const picture = products[0]?.image_url ?? "";
    for (const path of ["/.well-known/ucp", picture]) {
      const answer = await app.request(`http://evil.example${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get("vary")).toMatch(
        /^Host, X-API-Key, X-Sandbox-Id(?:, Accept-Encoding)?$/,
      );
    }
  });
});

test("the documentation's script is served from this server, and the page loads nothing from other hosts", async () => {
  const script = await app.request("/docs/scalar.js");
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect((await script.arrayBuffer()).byteLength).toBeGreaterThan(1_000_000);
  expect(await (await app.request("/docs")).text()).not.toContain("https://");
});

test("/readyz answers 503 while draining, and /healthz stays 200", async () => {
  const draining = createTestApp({ isReady: () => false });
  expect((await draining.request("/readyz")).status).toBe(503);
  expect((await draining.request("/healthz")).status).toBe(200);
});

test("descriptions show code as code, without backticks", async () => {
  for (const path of ["/", "/problems/unsupported-carrier", "/problems/overloaded"]) {
    const text = await (await app.request(path)).text();
    expect([path, text.includes("`")]).toEqual([path, false]);
  }
  expect(await (await app.request("/")).text()).toContain("<code>warnings</code>");
});

test("/status names each service with its state, its version and the age of its data", async () => {
  const settings = { services: serviceIds, prelaunch: ["certs"], publicUrl: undefined } as const;
  const now = () => Date.UTC(2026, 11, 2);
  const page = await (await createTestApp({ settings, now }).request("/status")).text();
  const [overview = ""] = page.split("<details>");
  const rows = overview.split("<tr>").slice(2);
  expect(rows).toHaveLength(serviceIds.length);
  const rowOf = (title: string) => rows.find((row) => row.includes(title)) ?? "";
  expect(rowOf("Vehicle decoding")).toContain(dataVersion());
  expect(rowOf("Vehicle decoding")).toContain("live</span>");
  expect(rowOf("Certificates")).toContain("not live yet</span>");
  for (const { table, version } of parcelTables()) {
    expect(page).toContain(`<code>${table}</code></th><td>${version}</td>`);
  }
  const { newestRow } = coverage().vpic;
  const days = Math.floor((now() - Date.parse(newestRow)) / 86_400_000);
  expect(rowOf("Vehicle decoding")).toContain(`${days} days`);
});

test("/coverage has a tile for each jurisdiction and each carrier, and each leads to an answer", async () => {
  const page = await (await app.request("/coverage")).text();
  const links = [...page.matchAll(/<a class="tile[^"]*" href="([^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  expect(links).toHaveLength(jurisdictions().length + carriers().length);
  expect(new Set(links).size).toBe(links.length);
  for (const link of links.filter((_, index) => index % 10 === 0)) {
    expect([link, (await app.request(link)).status]).toEqual([link, 200]);
  }
});

test("/problems lists every code, and each page shows an answer of that kind and what to do", async () => {
  const index = await (await app.request("/problems")).text();
  const paths = [...index.matchAll(/href="(\/problems\/[\w-]+)"/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    const page = await (await app.request(path)).text();
    const code = path.slice("/problems/".length).replaceAll("-", "_");
    expect(page).toContain("<h2>What to do</h2>");
    expect(page).toContain(`&quot;code&quot;: &quot;${code}&quot;`);
  }
});

test.for(exampleCodes)(
  "the page of %s shows a request that really causes this code",
  async (code) => {
    const page = await (await app.request(`/problems/${code.replaceAll("_", "-")}`)).text();
    const lines = linesOf(page);
    const request = lines.get("A request that gets this answer") ?? "";
    const [method = "", path = "", ...body] = request.split(" ");
    const answer = await app.request(path, {
      method,
      ...(body.length > 0
        ? { headers: { "Content-Type": "application/json" }, body: body.join(" ") }
        : {}),
    });
    const printed = [...lines.values()].at(-1) ?? "";
    const { instance, ...problem } = (await answer.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ code, status: answer.status });
    expect(JSON.parse(printed)).toMatchObject({ code, detail: problem.detail });
  },
);

test("/robots.txt and /llms.txt are plain text, and /llms.txt names the shop only if the server has one", async () => {
  const robots = await app.request("/robots.txt");
  expect(robots.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await robots.text()).toContain("Disallow: /v1/");
  const all = await (await app.request("http://localhost:8787/llms.txt")).text();
  expect(all).toContain("[UCP profile](http://localhost:8787/.well-known/ucp)");
  for (const [, url = ""] of all.matchAll(/\]\((http[^)]+)\)/g)) {
    expect([url, (await app.request(url)).status]).toEqual([url, 200]);
  }
  const settings = { services: ["tax"], prelaunch: [], publicUrl: undefined } as const;
  expect(await (await createTestApp({ settings }).request("/llms.txt")).text()).not.toContain(
    "UCP",
  );
});

test("the landing page shows an answer, and leaves out what this server does not offer", async () => {
  const all = await (await app.request("/")).text();
  expect(all).toContain('<p class="figure">5 kg</p>');
  const settings = {
    services: ["tax", "certs"],
    prelaunch: ["certs"],
    publicUrl: undefined,
  } as const;
  const some = await (await createTestApp({ settings }).request("/")).text();
  expect(some).toContain("USD 21,103.84");
  expect(some).not.toContain('action="/try/parcel"');
  expect(some).not.toContain('action="/try/certificate"');
  expect(some).toContain("Not live yet");
});
