import { describe, expect, test } from "vitest";
import { createStoredShopStore } from "../../src/services/storefront/shops/shop-store.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";
import { keptLog } from "../kept-log.ts";
import { agentProfile } from "../services/storefront/lab/agents.ts";
import { fakeOutbound } from "../services/storefront/outbound/fake-outbound.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const ucp = { "Content-Type": "application/json", "UCP-Agent": `profile="${agentProfile}"` };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

async function createLogged() {
  const { log, lines } = keptLog();
  return { ...(await createTestPlatform({ dependencies: { log } })), lines };
}

describe("every route writes one log line and one metric, under its pattern", () => {
  test.for([
    ["GET", "/", "/", 200, undefined],
    ["GET", "/docs", "/docs", 200, undefined],
    ["GET", "/openapi.json", "/openapi.json", 200, undefined],
    ["GET", "/problems/not-found", "/problems/:slug", 200, undefined],
    ["GET", "/problems/nothing-secret", "/problems/:slug", 404, "not_found"],
    ["GET", "/nothing/secret", "*", 404, "not_found"],
    ["DELETE", "/v1/calculate", "*", 405, "method_not_allowed"],
    ["GET", "/early-access", "/early-access", 200, undefined],
    ["POST", "/early-access", "/early-access", 400, undefined, form, "email=secret%40example.com"],
    ["GET", "/early-access/claim?token=secret", "/early-access/claim", 200, undefined],
    ["POST", "/early-access/confirm?token=secret", "/early-access/confirm", 404, undefined],
    ["GET", "/store", "/store", 200, undefined],
    ["GET", "/store/carts/secret", "/store/carts/:id", 404, undefined],
    ["GET", "/media/secret.svg", "/media/:file", 404, "not_found"],
    ["GET", "/.well-known/ucp", "/.well-known/ucp", 200, undefined],
    ["GET", "/ucp/carts/secret", "/ucp/carts/:id", 200, undefined, ucp],
    ["POST", "/ucp/carts", "/ucp/carts", 400, "invalid_profile_url", {}, '{"a":"secret"}'],
    ["DELETE", "/ucp/carts", "/ucp/carts", 405, "method_not_allowed"],
    ["POST", "/ucp/mcp", "/ucp/mcp", 400, "-32600", ucp, "[]"],
    ["GET", "/ucp/mcp", "/ucp/mcp", 405, undefined],
  ] as const)("%s %s", async ([method, path, route, status, code, headers = {}, body = ""]) => {
    const { app, lines, metrics } = await createLogged();
    const response = await app.request(path, {
      method,
      headers: { traceparent, ...headers },
      ...(method === "GET" || body === "" ? {} : { body }),
    });
    expect(response.status).toBe(status);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ method, route, status, traceId });
    expect(lines[0]?.code).toBe(code);
    expect(JSON.stringify(lines)).not.toContain("secret");
    expect(await metrics.render()).toMatch(
      new RegExp(
        `http_requests_total\\{service="\\w+",route="${route.replaceAll(/[*.]/g, "\\$&")}",method="${method}",status="${status}"\\} 1`,
      ),
    );
  });

  test("except health checks, which write no log line", async () => {
    const { app, lines } = await createLogged();
    for (const path of ["/healthz", "/readyz"]) await app.request(path);
    expect(lines).toEqual([]);
  });
});

test("callers without a key have separate places in flight, and never take places of callers with a key", async () => {
  const { app, platform, metrics, issue } = await createTestPlatform({ maxInFlight: 40 });
  const { keyed, keyless } = platform.inFlight;
  expect([keyed.limit, keyless.limit]).toEqual([40, 10]);
  keyless.count = 10;
  for (const [method, path] of [
    ["GET", "/store"],
    ["GET", "/.well-known/ucp"],
    ["POST", "/ucp/carts"],
    ["POST", "/early-access/claim"],
  ] as const) {
    const response = await app.request(path, { method, headers: ucp });
    expect([path, response.status, response.headers.get("retry-after")]).toEqual([path, 503, "1"]);
  }
  expect(keyless.count).toBe(10);
  expect(await metrics.render()).toContain("keyless_overload_responses_total 4");
  const { key } = await issue();
  expect((await askWith(app, key, "/v1/calculate", parcel)).status).toBe(200);
  expect((await app.request("/store", { headers: { "X-API-Key": key } })).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(200);

  keyless.count = 0;
  keyed.count = 40;
  expect((await askWith(app, key, "/v1/calculate", parcel)).status).toBe(503);
  expect((await app.request("/store")).status).toBe(200);
  const readiness = await app.request("/readyz");
  expect([readiness.status, await readiness.json()]).toEqual([503, { status: "overloaded" }]);
  expect([keyed.count, keyless.count]).toEqual([40, 0]);
  expect(await metrics.render()).toContain("\noverload_responses_total 1");
});

test("if the store is unavailable, open routes answer 503 and log no program error", async () => {
  const { log, errors } = keptLog();
  const store = await createStore(openSqlite(":memory:"), "sqlite");
  const storefront = { shopStore: createStoredShopStore(store) };
  const { app } = await createTestPlatform({ store, dependencies: { log, storefront } });
  await store.close();
  const response = await app.request("/ucp/carts", {
    method: "POST",
    headers: ucp,
    body: '{"line_items":[{"item":{"id":"x"},"quantity":1}]}',
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
  expect(errors).toEqual([]);
});

test("the trace is passed on when an agent's profile is fetched", async () => {
  const profile = JSON.stringify({
    ucp: { version: "2026-04-08", services: {}, payment_handlers: {}, capabilities: {} },
  });
  const { outbound, asked, headersOf } = fakeOutbound({ [agentProfile]: { body: profile } });
  const storefront = { settings: { negotiation: "fetch" as const }, outbound };
  const { app } = await createTestPlatform({ dependencies: { storefront } });
  const body = '{"query":"pan"}';
  const ask = (headers: object) =>
    app.request("/ucp/catalog/search", { method: "POST", headers: { ...ucp, ...headers }, body });
  await ask({ traceparent });
  expect(asked).toEqual([agentProfile]);
  expect(headersOf(agentProfile).traceparent).toMatch(
    new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`),
  );
  expect(headersOf(agentProfile).traceparent).not.toContain("00f067aa0ba902b7");
});
