import { describe, expect, test } from "vitest";
import {
  type Cart,
  createStore,
  type ListedProduct,
  type SeedCheckout,
  type StoreOptions,
} from "../../src/index.ts";
import { createFetchHandler, type FetchHandlerOptions } from "../../src/web/createFetchHandler.ts";

const base = "http://shop.example/v1";
const address = { street_address: "1 Loop Road", address_region: "TX", address_country: "US" };

function serve(options: StoreOptions = {}, more: FetchHandlerOptions = {}) {
  const store = createStore({ seed: 42, ...options });
  const handle = createFetchHandler(store, more);
  const ask = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await handle(new Request(`${base}${path}`, init));
    const text = await response.text();
    const type = response.headers.get("content-type");
    return {
      status: response.status,
      headers: response.headers,
      type,
      text,
      body: JSON.parse(text || "null") as Body,
    };
  };
  return { store, handle, ask, one: store.roles.one_variant?.variant_id ?? "" };
}

test("the answer to a path without the base path suggests the complete path", async () => {
  const { handle } = serve();
  const detailOf = async (path: string) =>
    (await (await handle(new Request(`http://shop.example${path}`))).json()).detail;
  expect(await detailOf("/products")).toBe(
    "There is no path /products. Did you mean /v1/products?",
  );
  expect(await detailOf("/product")).toBe("There is no path /product.");
  expect(await detailOf("/v1/product")).toBe("There is no path /v1/product.");
});

test("a purchase works from the first to the last call", async () => {
  const { ask, one } = serve();
  const made = await ask<Cart>("POST", "/carts", { action: "add", product_id: one, quantity: 2 });
  expect([made.status, made.headers.get("etag"), made.type]).toEqual([
    201,
    '"1"',
    "application/json",
  ]);
  const { cart_id } = made.body;
  const byPath = await ask<Cart>("POST", `/carts/${cart_id}`, { action: "add", product_id: one });
  const byBody = await ask<Cart>("POST", "/carts", { action: "add", product_id: one, cart_id });
  expect([byPath.status, byBody.status, byBody.body.items[0]?.quantity]).toEqual([200, 200, 4]);
  expect((await ask<Cart>("GET", `/carts/${cart_id}`)).body).toEqual(byBody.body);
  const started = await ask<SeedCheckout>("POST", `/carts/${cart_id}/checkout`, {
    email: "a@shop.example",
    address,
  });
  expect([started.status, started.body.status]).toEqual([201, "ready_for_complete"]);
  expect((await ask("POST", `/carts/${cart_id}/checkout`)).status).toBe(200);
  const path = `/checkouts/${started.body.checkout_id}`;
  const done = await ask<SeedCheckout>("POST", `${path}/complete`, {
    payment_token: "success_token",
  });
  expect((await ask<SeedCheckout>("GET", path)).body).toEqual(done.body);
  const order = await ask<{ status: string }>("GET", `/orders/${done.body.order_id}`);
  expect([order.status, order.body.status]).toEqual([200, "placed"]);
  expect((await ask("GET", `/carts/${cart_id}`)).status).toBe(404);
  const canceled = await ask<{ status: string }>("POST", `/orders/${done.body.order_id}/cancel`);
  expect([canceled.status, canceled.body.status]).toEqual([200, "canceled"]);
  expect(canceled.headers.get("etag")).toBe('"2"');
  expect((await ask("POST", `/orders/${done.body.order_id}/cancel`)).status).toBe(409);
});

test("lists products, and serves one product and its picture", async () => {
  const { ask, handle } = serve();
  const page = await ask<{ products: ListedProduct[] }>(
    "GET",
    "/products?limit=3&sort=price_asc&in_stock=true",
  );
  expect(page.body.products.map(({ price }) => price)).toEqual([0, 0.01, expect.any(Number)]);
  const [first] = page.body.products;
  expect((await ask("GET", `/products/${first?.id}`)).body).toEqual(first);
  const picture = await handle(new Request(`http://shop.example${first?.image_url}?w=80`));
  expect([picture.headers.get("content-type"), await picture.text()]).toEqual([
    "image/svg+xml",
    expect.stringContaining('width="80"'),
  ]);
  const head = await handle(new Request(`${base}/products`, { method: "HEAD" }));
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

describe("problems", () => {
  test.for([
    ["POST", "/carts", "{", 400, "malformed_json"],
    ["POST", "/carts", '{"action":"add"}', 400, "missing_field"],
    ["POST", "/carts", "[]", 400, "invalid_type"],
    ["POST", "/carts/none", '{"action":"add","product_id":"x"}', 404, "cart_not_found"],
    ["GET", "/carts/%E0%A4%A", undefined, 404, "cart_not_found"],
    ["GET", "/products?limit=0", undefined, 400, "invalid_value"],
    ["GET", "/products/none", undefined, 404, "product_not_found"],
    ["GET", "/orders/none", undefined, 404, "order_not_found"],
    ["GET", "/nowhere", undefined, 404, "not_found"],
    ["PATCH", "/carts", undefined, 405, "method_not_allowed"],
  ] as const)("%s %s %s gives a problem", async ([method, path, body, status, code]) => {
    const { handle } = serve();
    const response = await handle(
      new Request(base + path, { method, ...(body === undefined ? {} : { body }) }),
    );
    expect([response.status, response.headers.get("content-type")]).toEqual([
      status,
      "application/problem+json",
    ]);
    const type = `/problems/${code.replaceAll("_", "-")}`;
    expect(await response.json()).toMatchObject({
      type,
      status,
      code,
      title: expect.any(String),
      detail: expect.any(String),
    });
    expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  });

  test("too few units, an old version and a reused key are refused", async () => {
    const { ask, one, store } = serve();
    const last = store.roles.last_unit?.variant_id;
    const over = await ask("POST", "/carts", { action: "add", product_id: last, quantity: 2 });
    expect(over).toMatchObject({
      status: 409,
      body: {
        title: "The request conflicts with the present state",
        code: "insufficient_stock",
        errors: [{ pointer: "/quantity", available: 1 }],
      },
    });
    const { body } = await ask<Cart>("POST", "/carts", { action: "add", product_id: one });
    const stale = await ask(
      "POST",
      `/carts/${body.cart_id}`,
      { action: "add", product_id: one },
      { "If-Match": '"9"' },
    );
    expect(stale).toMatchObject({ status: 412, body: { code: "version_mismatch" } });
    const fresh = await ask(
      "POST",
      `/carts/${body.cart_id}`,
      { action: "add", product_id: one },
      { "If-Match": '"1"' },
    );
    expect(fresh.status).toBe(200);
    const key = { "Idempotency-Key": "k" };
    const first = await ask("POST", "/carts", { action: "add", product_id: one }, key);
    const again = await ask("POST", "/carts", { action: "add", product_id: one }, key);
    expect([again.status, again.body, again.headers.get("idempotent-replayed")]).toEqual([
      201,
      first.body,
      "true",
    ]);
    const other = await ask("POST", "/carts", { action: "add", product_id: one, quantity: 2 }, key);
    expect(other).toMatchObject({ status: 409, body: { code: "idempotency_conflict" } });
  });

  test("with prelaunch, every request is answered with 503", async () => {
    const { ask } = serve({}, { prelaunch: true });
    expect(await ask("GET", "/products")).toMatchObject({
      status: 503,
      body: { code: "pre_launch" },
    });
  });
});

describe("scenarios over HTTP", () => {
  test("a scenario answers an error status with Retry-After, and the next request gets the data", async () => {
    const { ask } = serve({ scenario: "http_503_retry_after" });
    const first = await ask("GET", "/products");
    expect([first.status, first.headers.get("retry-after"), first.body]).toMatchObject([
      503,
      "2",
      { code: "overloaded", title: "The request failed" },
    ]);
    expect((await ask("GET", "/products")).status).toBe(200);
  });

  test("a scenario can be set by header, drop an answer, and delay one", async () => {
    const waited: number[] = [];
    const wait = async (ms: number) => void waited.push(ms);
    const { ask, handle } = serve({}, { wait });
    expect(
      await ask("GET", "/products", undefined, { "X-Lab-Scenario": "extra_fields" }),
    ).toHaveProperty("body.x_undocumented");
    await ask("GET", "/products", undefined, { "X-Lab-Scenario": "latency" });
    expect(waited).toEqual([1500]);
    const drop = {
      id: "d",
      description: "Drops.",
      rules: [{ when: {}, do: { kind: "drop" as const } }],
    };
    const { handle: dropping } = serve({ scenario: drop });
    await expect(dropping(new Request(`${base}/products`))).rejects.toThrow(TypeError);
    expect((await handle(new Request("http://shop.example/else"))).status).toBe(404);
  });
});

test("a function can select the shop of a request", async () => {
  const shops = new Map(["a", "b"].map((name) => [name, createStore({ seed: name })]));
  const handle = createFetchHandler((request) => shops.get(request.headers.get("x-shop") ?? ""), {
    basePath: "/api",
  });
  const ask = (shop: string) =>
    handle(new Request("http://h/api/products?limit=1", { headers: { "x-shop": shop } }));
  const [a, b, none] = await Promise.all(["a", "b", "c"].map(ask));
  expect([a?.status, b?.status, none?.status]).toEqual([200, 200, 404]);
  expect(await a?.text()).not.toBe(await b?.text());
});
