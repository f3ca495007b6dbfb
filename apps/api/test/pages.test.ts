import { expect, test } from "vitest";
import { createTestApp } from "./create-test-app.ts";

const app = createTestApp();

test.for([
  "/",
  "/docs",
  "/problems/invalid-request",
  "/problems/unsupported-carrier",
  "/style.css",
])("%s is served", async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect((await response.text()).length).toBeGreaterThan(100);
});

test("the documentation's script comes from here, and the page asks nobody else", async () => {
  const script = await app.request("/docs/scalar.js");
  expect(script.headers.get("content-type")).toBe("text/javascript");
  expect((await script.arrayBuffer()).byteLength).toBeGreaterThan(1_000_000);
  expect(await (await app.request("/docs")).text()).not.toContain("https://");
});

test("readiness follows draining, liveness does not", async () => {
  const draining = createTestApp({ isReady: () => false });
  expect((await draining.request("/readyz")).status).toBe(503);
  expect((await draining.request("/healthz")).status).toBe(200);
});
