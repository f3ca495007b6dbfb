import { scenarios } from "@almanac/storefront-fixtures";
import { describe, expect, test } from "vitest";
import { silentLog } from "../../../../src/observe/silent.ts";
import { durationMs } from "../../../../src/services/storefront/lab/shop-calls.ts";
import { createMemoryShopStore } from "../../../../src/services/storefront/shops/memory-shop-store.ts";
import { createTestApp } from "../../../create-test-app.ts";
import { createTestPlatform } from "../../../create-test-platform.ts";
import { listenRaw } from "../../../raw-request.ts";
import { lineOf, paidWith, readyCheckout } from "../flows.ts";
import { agentProfile, at, idOf, restAgent } from "./agents.ts";
import { createLabApp, openSandbox } from "./lab.ts";

const app = createLabApp();
const json = { "Content-Type": "application/json" };
const make = (on = app, headers: Record<string, string> = {}, body = "{}") =>
  on.request("/_lab/sandboxes", { method: "POST", headers: { ...json, ...headers }, body });

describe("the control API", () => {
  test("does not exist unless the lab is on", async () => {
    const closed = createTestApp();
    expect((await make(closed)).status).toBe(404);
    expect((await closed.request("/s/x/ucp/carts", { method: "POST" })).status).toBe(404);
  });

  test("needs the lab key if one is set", async () => {
    const guarded = createTestApp({ storefront: { settings: { lab: true, labKey: "open" } } });
    expect((await make(guarded)).status).toBe(401);
    expect((await make(guarded, { "X-Lab-Key": "shut" })).status).toBe(401);
    expect((await make(guarded, { "X-Lab-Key": "open" })).status).toBe(201);
  });

  test("refuses agents, and cannot be reached from inside a sandbox", async () => {
    const refused = await make(app, { "UCP-Agent": `profile="${agentProfile}"` });
    expect(refused.status).toBe(403);
    const { prefix } = await openSandbox(app);
    for (const path of ["/_lab/roles", "/s/x/store"]) {
      expect((await app.request(`${prefix}${path}`)).status).toBe(404);
    }
  });

  test("reports every fault of a body", async () => {
    const answer = await make(app, {}, '{"seed":{},"size":"giant","colour":1}');
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual(["/colour", "/seed", "/size"]);
    expect((await make(app, {}, '{"scenario":"nonsense"}')).status).toBe(400);
  });
});

describe("a sandbox", () => {
  test("is reached by prefix, header and host, and shares nothing with other shops", async () => {
    const { prefix, variant } = await openSandbox(app, { seed: 9 });
    const id = prefix.slice(3);
    const agent = restAgent(app, "2026-04-08", prefix);
    const cart = await agent.call("create_cart", {
      body: { line_items: [lineOf(variant("one_variant"))] },
    });
    const path = `/v1/carts/${idOf(cart)}`;
    const found = await Promise.all([
      app.request(`${prefix}${path}`),
      app.request(path, { headers: { "X-Sandbox-Id": id } }),
      app.request(path, { headers: { Host: `${id}.localhost:8787` } }),
    ]);
    expect(found.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await openSandbox(app, { seed: 9 });
    expect((await app.request(`${other.prefix}${path}`)).status).toBe(404);
    expect((await app.request(path)).status).toBe(404);
    expect(at(cart.body, "continue_url")).toContain(`${prefix}/store/`);
    expect(
      (await app.request("/v1/products", { headers: { "X-Sandbox-Id": "nobody" } })).status,
    ).toBe(404);
  });

  test("is listed, described and deleted", async () => {
    const { prefix, lab } = await openSandbox(app);
    const path = `/sandboxes/${prefix.slice(3)}`;
    expect(await lab("GET", path)).toMatchObject({
      base_url: `http://localhost${prefix}`,
      persisted: false,
    });
    const { sandboxes } = (await lab("GET", "/sandboxes")) as { sandboxes: { base_url: string }[] };
    expect(sandboxes.map(({ base_url }) => base_url)).toContain(`http://localhost${prefix}`);
    await lab("DELETE", path);
    expect((await app.request(`${prefix}/v1/products`)).status).toBe(404);
  });

  test("is found by another instance if it is persisted", async () => {
    const shopStore = createMemoryShopStore();
    const instance = () => createTestApp({ storefront: { settings: { lab: true }, shopStore } });
    const [first, second] = [instance(), instance()];
    const { prefix, variant } = await openSandbox(first, { seed: "kept", persist: true });
    const agent = restAgent(first, "2026-04-08", prefix);
    const cart = await agent.call("create_cart", {
      body: { line_items: [lineOf(variant("digital"))] },
    });
    const elsewhere = await restAgent(second, "2026-04-08", prefix).call("get_cart", {
      id: idOf(cart),
    });
    expect(elsewhere.body).toEqual(cart.body);
  });

  test("has a clock that moves only on request", async () => {
    const { prefix, variant, lab } = await openSandbox(app, { start_at: "2027-03-01T00:00:00Z" });
    const agent = restAgent(app, "2026-04-08", prefix);
    const ready = await readyCheckout(agent, variant("one_variant"));
    expect(at(ready.body, "expires_at")).toBe("2027-03-01T06:00:00.000Z");
    expect(await lab("POST", "/clock", { advance: "PT7H" })).toEqual({
      now: "2027-03-01T07:00:00.000Z",
    });
    expect(await lab("GET", "/clock")).toEqual({ now: "2027-03-01T07:00:00.000Z" });
    const expired = await agent.call("get_checkout", { id: idOf(ready) });
    expect(expired.body.status).toBe("canceled");
  });

  test("has a transcript without tokens and keys", async () => {
    const { prefix, variant, lab } = await openSandbox(app);
    const agent = restAgent(app, "2026-04-08", prefix);
    const ready = await readyCheckout(agent, variant("one_variant"));
    const done = await agent.call("complete_checkout", {
      id: idOf(ready),
      body: paidWith("success_token"),
    });
    await app.request(`${prefix}/v1/products`, { headers: { "X-API-Key": "secret-key" } });
    const text = String(await lab("GET", "/transcript"));
    const entries = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.map(({ seq, surface, operation }) => [seq, surface, operation])).toEqual([
      [1, "ucp", "create_checkout"],
      [2, "ucp", "update_checkout"],
      [3, "ucp", "complete_checkout"],
      [4, "seed", "search_catalog"],
    ]);
    expect(entries[2]).toMatchObject({
      ids: { checkout: idOf(ready), order: at(done.body, "order", "id") },
      response: { status: 200, body: { status: "completed" } },
    });
    expect(text).not.toContain("success_token");
    expect(text).not.toContain("secret-key");
    await lab("DELETE", "/transcript");
    expect(await lab("GET", "/transcript")).toBe("");
  });

  test("shows the true data of a product, and allows a test to set stock and prices", async () => {
    const { lab, roles, variant, prefix } = await openSandbox(app);
    const product_id = roles.one_variant?.product_id ?? "";
    expect(await lab("GET", `/truth?product_id=${product_id}`)).toMatchObject({ product_id });
    await lab("POST", "/inventory", { [variant("one_variant")]: 3 });
    await lab("POST", "/prices", { [variant("one_variant")]: 4242 });
    const response = await app.request(`${prefix}/v1/products/${product_id}`);
    expect(await response.json()).toMatchObject({ price: 42.42, variants: [{ stock: 3 }] });
    expect(((await lab("GET", "/scenarios")) as { scenarios: object[] }).scenarios).toHaveLength(
      scenarios().length,
    );
    expect(await lab("GET", "/orders")).toEqual({ orders: [] });
  });
});

describe("a scenario changes answers", () => {
  const search = async (scenario: string) => {
    const { prefix } = await openSandbox(app, { scenario });
    const ask = () =>
      app.request(`${prefix}/ucp/catalog/search`, {
        method: "POST",
        headers: { ...json, "UCP-Agent": `profile="${agentProfile}"` },
        body: '{"filters":{"in_stock":true}}',
      });
    const answers = [];
    for (let call = 0; call < 4; call += 1) {
      const response = await ask();
      answers.push({ response, text: await response.text() });
    }
    return answers;
  };
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  test.for([
    ["http_500_once", 500],
    ["http_503_retry_after", 503],
    ["http_429", 429],
    ["auth_expired", 401],
  ] as const)("to the status of %s", async ([scenario, status]) => {
    const answers = await search(scenario);
    const failed = answers.find(({ response }) => response.status === status);
    expect(failed, answers.map(({ response }) => response.status).join()).toBeDefined();
    if (status === 429 || status === 503)
      expect(failed?.response.headers.get("retry-after")).toMatch(/^\d+$/);
  });

  test("to truncated JSON, another content type, or an HTML page", async () => {
    expect((await search("truncated_json")).some(({ text }) => !isJson(text))).toBe(true);
    const typed = await search("wrong_content_type");
    const types = typed.map(({ response }) => response.headers.get("content-type"));
    expect(types.some((type) => !type?.includes("json"))).toBe(true);
    expect(
      (await search("html_error_page")).some(({ text }) => text.startsWith("<!doctype html>")),
    ).toBe(true);
  });

  test("by losing the answer to a placed order; a retry with the same key returns it", async () => {
    const { prefix, variant, lab } = await openSandbox(app);
    const agent = restAgent(app, "2026-04-08", prefix);
    const ready = await readyCheckout(agent, variant("one_variant"));
    await lab("PUT", "/scenario", { scenario: "timeout_after_commit" });
    const complete = { id: idOf(ready), body: paidWith("success_token"), key: "same" };
    await expect(agent.call("complete_checkout", complete)).rejects.toThrow();
    const again = await agent.call("complete_checkout", complete);
    expect(again.body.status).toBe("completed");
    const { orders } = (await lab("GET", "/orders")) as { orders: object[] };
    expect(orders).toHaveLength(1);
  });

  test("on the seed contract too, or for one call by header", async () => {
    const { prefix } = await openSandbox(app);
    const ask = (headers: Record<string, string> = {}) =>
      app.request(`${prefix}/v1/products`, { headers });
    const spoilt = await ask({ "X-Lab-Scenario": "http_500_once" });
    const plain = await ask();
    expect([spoilt.status, plain.status]).toEqual([500, 200]);
    expect(await spoilt.json()).toMatchObject({ status: 500, code: "scenario_fault" });
  });
});

test.for([
  ["PT2H", 7_200_000],
  ["P1DT30M", 88_200_000],
  ["P2W", 1_209_600_000],
  ["PT1.5S", 1_500],
  ["P", undefined],
  ["PT", undefined],
  ["2H", undefined],
  ["P1M", undefined],
  ["-PT1H", undefined],
] as const)("the duration %s is %s ms", ([text, ms]) => expect(durationMs(text)).toBe(ms));

test("a scenario and the transcript work on a compressed answer as on a plain one", async () => {
  const { prefix, lab } = await openSandbox(app, { scenario: "extra_fields" });
  const headers = { "Accept-Encoding": "gzip" };
  const response = await app.request(`${prefix}/v1/products?limit=50`, { headers });
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveProperty("x_undocumented");
  const [entry = ""] = String(await lab("GET", "/transcript")).split("\n");
  expect(JSON.parse(entry).response.body.products.length).toBe(50);
});

test("a long body to a sandbox is read to its end, over a real connection", async () => {
  const { app, issue } = await createTestPlatform({
    environment: { ALMANAC_LAB: "on", ALMANAC_LAB_KEY: "the-key-of-the-lab" },
  });
  const { key } = await issue({ tier: "custom" });
  const server = await listenRaw(app, silentLog);
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  try {
    const { status, text } = await server.send({
      method: "POST",
      path: "/s/any/mcp",
      headers: [
        ["Content-Type", "application/json"],
        ["Accept", "application/json, text/event-stream"],
        ["X-API-Key", key],
      ],
      body: JSON.stringify({ ...list, params: { _meta: { long: "x".repeat(200_000) } } }),
    });
    expect(status).toBe(200);
    expect(text).toContain("calculate_tax");
  } finally {
    server.close();
  }
});
