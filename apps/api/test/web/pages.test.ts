import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { serve } from "../../src/http/serve.ts";
import { silentLog } from "../../src/observe/logging.ts";
import { serviceIds } from "../../src/service-id.ts";
import { closeGracefully } from "../../src/start/shutdown.ts";
import { createTestApp } from "../create-test-app.ts";

const app = createTestApp();

test.for([
  "/",
  "/docs",
  "/problems/invalid-request",
  "/problems/unsupported-carrier",
  "/style.css",
])("%s is served as a page", async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect((await response.text()).length).toBeGreaterThan(100);
});

describe("the address in the printed curl lines", () => {
  const landing = async (base: string, on = app) => {
    const response = await on.request(`${base}/`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(response.headers.get("vary")).toBe("Host");
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
      expect(answer.headers.get("vary")).toBe("Host, X-API-Key, X-Sandbox-Id");
    }
  });
});

test("the documentation's script is served from here, and the page loads nothing from elsewhere", async () => {
  const script = await app.request("/docs/scalar.js");
  expect(script.headers.get("content-type")).toBe("text/javascript");
  expect((await script.arrayBuffer()).byteLength).toBeGreaterThan(1_000_000);
  expect(await (await app.request("/docs")).text()).not.toContain("https://");
});

test("/readyz answers 503 while draining, and /healthz stays 200", async () => {
  const draining = createTestApp({ isReady: () => false });
  expect((await draining.request("/readyz")).status).toBe(503);
  expect((await draining.request("/healthz")).status).toBe(200);
});
