import { describe, expect, test } from "vitest";
import { mintApiKey } from "../../../src/access/api-key.ts";
import { createMemoryLimiter } from "../../../src/limits/limiters.ts";
import { openStorefront } from "../../../src/services/storefront/dependencies.ts";
import { createMemoryShopStore } from "../../../src/services/storefront/shops/memory-shop-store.ts";
import { readSettings } from "../../../src/settings.ts";
import { createTestApp } from "../../create-test-app.ts";
import { createTestPlatform } from "../../create-test-platform.ts";
import { agentProfile } from "./lab/agents.ts";

const tiers = {
  free: { requestsPerMinute: 5, requestsPerMonth: 1_000 },
  small: { requestsPerMinute: 1_000, requestsPerMonth: 3 },
};
const ucp = { "Content-Type": "application/json", "UCP-Agent": `profile="${agentProfile}"` };
const search = { method: "POST", headers: ucp, body: '{"query":"pan"}' };
const rpc = {
  method: "POST",
  headers: ucp,
  body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
};
const get = { method: "GET", headers: {} };

/** One request of each surface that answers 200 without a key. */
const surfaces = [
  ["/ucp/catalog/search", search],
  ["/ucp/2026-08-25/catalog/search", search],
  ["/ucp/mcp", rpc],
  ["/store", get],
  ["/store/policies/privacy", get],
  ["/.well-known/ucp", get],
] as const;

type Sent = { readonly method: string; readonly headers: object; readonly body?: string };

/**
 * An instance with a low rate limit for callers without a key, whose shops are separated as on
 * the server.
 */
async function open(openLimit = 1_000_000, settings: Record<string, string> = {}) {
  const instance = await createTestPlatform({ tiers });
  const { store, platform, clock } = instance;
  const now = () => clock.at;
  const { storefront } = readSettings(settings);
  const shops = openStorefront(storefront, store, undefined);
  const start = (shopStore = createMemoryShopStore()) =>
    createTestApp({
      now,
      platform,
      storefront: { ...shops, shopStore },
      limiter: createMemoryLimiter(openLimit, 60),
    });
  const app = start();
  const ask = (path: string, sent: Sent, key?: string, on = app) =>
    on.request(path, {
      ...sent,
      headers: { ...sent.headers, ...(key === undefined ? {} : { "X-API-Key": key }) },
    });
  return { ...instance, app, start, ask };
}

/** The code of a refusal, read in the format of its surface. */
async function codeOf(path: string, response: Response): Promise<unknown> {
  const body = (await response.json()) as { code?: string; error?: { data?: { code?: string } } };
  const type = response.headers.get("content-type");
  const isUcp = path.startsWith("/ucp") || path.startsWith("/.well-known");
  expect(type).toBe(isUcp ? "application/json" : "application/problem+json");
  return body.code ?? body.error?.data?.code;
}

describe.for(surfaces)("a key sent to %s is checked against", ([path, sent]) => {
  test("its scopes", async () => {
    const { ask, issue } = await open();
    const { key } = await issue({ scopes: "tax" });
    const refused = await ask(path, sent, key);
    expect([refused.status, await codeOf(path, refused)]).toEqual([403, "insufficient_scope"]);
    const { key: covered } = await issue({ scopes: "storefront" });
    expect((await ask(path, sent, covered)).status).toBe(200);
  });

  test("its own rate limit, which is in the headers, and not that of its address", async () => {
    const { ask, issue } = await open(1);
    const { key } = await issue();
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await ask(path, sent, key);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("ratelimit-policy")).toContain('"minute";q=5;w=60');
      expect(answer.headers.get("ratelimit")).toContain(`"minute";r=${left};`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    const refused = await ask(path, sent, key);
    expect([refused.status, await codeOf(path, refused)]).toEqual([429, "rate_limited"]);
    expect(refused.headers.get("ratelimit")).toContain('"minute";r=0;');
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await ask(path, sent)).status).toBe(200);
    expect((await ask(path, sent)).status).toBe(429);
  });

  test("its quota, which it shares with /v1", async () => {
    const { ask, issue, meter } = await open();
    const { key } = await issue({ tier: "small" });
    expect((await ask("/v1/products?limit=1", get, key)).status).toBe(200);
    expect((await ask(path, sent, key)).status).toBe(200);
    const last = await ask(path, sent, key);
    expect(last.headers.get("ratelimit")).toContain('"month";r=0;');
    const refused = await ask(path, sent, key);
    expect([refused.status, await codeOf(path, refused)]).toEqual([429, "quota_exceeded"]);
    expect((await ask("/v1/products?limit=1", get, key)).status).toBe(429);
    expect(meter.account("acme", "storefront").used).toBe(3);
  });

  test("the block on wrong keys, which affects neither valid keys nor requests without a key", async () => {
    const { ask, issue } = await open();
    const { key } = await issue();
    const statuses = [];
    for (let count = 0; count < 33; count += 1) {
      statuses.push((await ask(path, sent, mintApiKey("live"))).status);
    }
    expect(statuses).toEqual([
      ...Array.from({ length: 30 }, () => 401),
      ...Array.from({ length: 3 }, () => 429),
    ]);
    expect((await ask("/v1/products", get, mintApiKey("live"))).status).toBe(429);
    expect((await ask(path, sent, key)).status).toBe(200);
    expect((await ask(path, sent)).status).toBe(200);
  });
});

test("failed requests spend no quota, not even a JSON-RPC error with status 200", async () => {
  const { ask, issue, meter } = await open();
  const { key } = await issue({ tier: "small" });
  const unknownTool = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"none"}}';
  const refused = await ask("/ucp/mcp", { ...rpc, body: unknownTool }, key);
  expect(refused.status).toBe(200);
  expect(await refused.json()).toHaveProperty("error");
  expect((await ask("/ucp/carts", { ...search, body: "{" }, key)).status).toBe(400);
  expect((await ask("/store/carts/none", get, key)).status).toBe(404);
  expect((await ask("/media/none.svg", get, key)).status).toBe(404);
  expect(meter.account("acme", "storefront").used).toBe(0);
});

test("pages and unknown paths count against the rate limit of a key too, and refuse wrong keys", async () => {
  const { ask, issue } = await open(1);
  const { key } = await issue({ scopes: "tax" });
  const paths = ["/", "/docs", "/openapi.json", "/problems/not-found", "/nothing"];
  for (const path of paths) {
    const answer = await ask(path, get, key);
    expect([path, answer.status]).toEqual([path, path === "/nothing" ? 404 : 200]);
    expect(answer.headers.get("ratelimit")).toContain('"minute";r=');
  }
  expect((await ask("/docs", get, key)).status).toBe(429);
  expect((await ask("/docs", get, mintApiKey("live"))).status).toBe(401);
});

describe("the rate limit per address", () => {
  test("is enforced before a body is read, on every open route", async () => {
    const { ask, app, metrics } = await open(1);
    expect((await ask("/docs", get)).status).toBe(200);
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    let read = 0;
    const never = () =>
      new ReadableStream({
        pull() {
          read += 1;
        },
      });
    const routes = [
      ["POST", "/early-access", form],
      ["POST", "/early-access", ucp],
      ["POST", "/early-access/confirm", form],
      ["POST", "/early-access/claim", form],
      ["POST", "/ucp/carts", ucp],
      ["PUT", "/ucp/2026-08-25/carts/x", ucp],
      ["DELETE", "/ucp/carts", ucp],
      ["POST", "/ucp/mcp", ucp],
      ["PUT", "/ucp/mcp", ucp],
      ["POST", "/store/checkouts/x", form],
      ["POST", "/nothing", ucp],
      ["DELETE", "/v1/calculate", ucp],
    ] as const;
    for (const [method, path, headers] of routes) {
      const init = { method, headers, body: never(), duplex: "half" };
      const response = await app.request(path, init as RequestInit);
      expect([path, response.status]).toEqual([path, 429]);
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    const pages = ["/", "/openapi.json", "/style.css", "/problems/x", "/.well-known/ucp", "/store"];
    for (const path of [...pages, "/media/x.svg", "/early-access", "/nothing"]) {
      expect([path, (await ask(path, get)).status]).toEqual([path, 429]);
    }
    for (const path of ["/healthz", "/readyz"]) expect((await ask(path, get)).status).toBe(200);
    // A stream is pulled once when it is created.
    expect(read).toBeLessThanOrEqual(routes.length);
    expect(await metrics.render()).toContain(
      'ratelimit_rejections_total{policy="address",tier="none"}',
    );
  });

  const lab = { ALMANAC_LAB: "on", ALMANAC_LAB_KEY: "open" };
  const json = { "Content-Type": "application/json" };
  const make = (body: object) => ({
    method: "POST",
    headers: { ...json, "X-Lab-Key": "open" },
    body: JSON.stringify(body),
  });

  test("does not count requests to existing sandboxes, to the lab with its key, and with a valid key", async () => {
    const { ask, issue } = await open(2, lab);
    const { key } = await issue({ tier: "small" });
    const made = await ask("/_lab/sandboxes", make({}));
    const { sandbox_id: id } = (await made.json()) as { sandbox_id: string };
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(`/s/${id}/ucp/catalog/search`, search)).status).toBe(200);
      const byHeader = { ...search, headers: { ...ucp, "X-Sandbox-Id": id } };
      expect((await ask("/ucp/catalog/search", byHeader)).status).toBe(200);
      expect((await ask("/_lab/scenarios", make({}))).status).toBe(405);
      const scenarios = { method: "GET", headers: { "X-Lab-Key": "open" } };
      expect((await ask("/_lab/scenarios", scenarios)).status).toBe(200);
    }
    for (let count = 0; count < 3; count += 1) {
      expect((await ask("/.well-known/ucp", get, key)).status).toBe(200);
    }
    expect([(await ask("/store", get)).status, (await ask("/store", get)).status]).toEqual([
      200, 200,
    ]);
    expect((await ask("/store", get)).status).toBe(429);
    expect((await ask(`/s/${id}/store`, get)).status).toBe(200);
  });

  test.for([
    ["a sandbox that does not exist", "/store", { "X-Sandbox-Id": "0123456789abcdef01" }, 404],
    ["the prefix of a sandbox that does not exist", "/s/0123456789abcdef01/store", {}, 404],
    ["the lab without its key", "/_lab/scenarios", {}, 401],
    ["the lab with another key", "/_lab/scenarios", { "X-Lab-Key": "shut" }, 401],
    ["a wrong key", "/_lab/scenarios", { "X-API-Key": "alm_live_wrong" }, 401],
  ] as const)("counts %s", async ([, path, headers, status]) => {
    const { ask } = await open(3, lab);
    const statuses = [];
    for (let count = 0; count < 40; count += 1) {
      statuses.push((await ask(path, { method: "GET", headers })).status);
    }
    expect(statuses[0]).toBe(status);
    expect(statuses.at(-1)).toBe(429);
  });

  test("does not count requests to a persisted sandbox that another instance created", async () => {
    const { ask, start } = await open(1, lab);
    const shopStore = createMemoryShopStore();
    const [first, second] = [start(shopStore), start(shopStore)];
    const made = await ask("/_lab/sandboxes", make({ persist: true }), undefined, first);
    const { sandbox_id: id } = (await made.json()) as { sandbox_id: string };
    expect((await ask("/store", get, undefined, second)).status).toBe(200);
    expect((await ask("/store", get, undefined, second)).status).toBe(429);
    for (let count = 0; count < 3; count += 1) {
      expect((await ask(`/s/${id}/store`, get, undefined, second)).status).toBe(200);
    }
  });
});
