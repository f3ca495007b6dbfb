import { createStore, type StoreRole } from "@almanac/storefront-fixtures";
import { beforeEach, describe, expect, test } from "vitest";
import { createTestApp } from "../../../create-test-app.ts";

const { roles } = createStore();
const variantOf = (role: StoreRole) => roles[role].variant_id;
const one = variantOf("one_variant");

let app = createTestApp();
beforeEach(() => {
  app = createTestApp();
});

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await app.request(`/v1${path}`, {
    method,
    headers: { "X-API-Key": "test", "Content-Type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(text) as Record<string, unknown>,
  };
}

const add = (fields: object = {}, headers: Record<string, string> = {}) =>
  send("POST", "/carts", { action: "add", product_id: one, quantity: 2, ...fields }, headers);

test("messages of a checkout point to fields of the seed contract", async () => {
  const { body: cart } = await add();
  const { body: opened } = await send("POST", `/carts/${cart.cart_id}/checkout`, {});
  const asked = {
    email: "nobody",
    address: { address_country: "ZZZ" },
    discount_codes: ["NOT-A-CODE"],
  };
  const { body: second } = await add();
  const { body: faulty } = await send("POST", `/carts/${second.cart_id}/checkout`, asked);
  const { body: declined } = await send("POST", `/checkouts/${opened.checkout_id}/complete`, {
    payment_token: "fail_token",
  });
  const paths = [opened, faulty, declined]
    .flatMap(({ messages }) => (messages ?? []) as { path?: string }[])
    .flatMap(({ path }) => path ?? []);
  const requestFields = ["email", "first_name", "last_name", "address", "delivery_option"];
  const fields = [...Object.keys(opened), ...requestFields, "discount_codes", "payment_token"];
  expect(new Set(paths.map((path) => /^\$\.(\w+)/.exec(path)?.[1]))).toSatisfy(
    (names: Set<string>) => [...names].every((name) => fields.includes(name)),
  );
  expect(paths).toEqual(expect.arrayContaining(["$.email", "$.address", "$.discount_codes[0]"]));
});

describe("a cart of the seed contract", () => {
  test("is created by the first add, with 201 and the fields of the service description", async () => {
    const { status, headers, body } = await add();
    expect(status).toBe(201);
    expect(headers.get("etag")).toBe('"1"');
    const [item] = body.items as { unit_price: number; name: string }[];
    expect(item).toEqual({
      product_id: one,
      name: expect.any(String),
      quantity: 2,
      unit_price: item?.unit_price,
    });
    expect(Math.round((item?.unit_price ?? 0) * 100) * 2).toBe(
      Math.round(Number(body.total) * 100),
    );
    expect(body.cart_id).toMatch(/^cart_[0-9a-z]{20,}$/);
  });

  test("has a total with at most two decimals", async () => {
    const response = await app.request("/v1/carts", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "add", product_id: one, quantity: 3 }),
    });
    expect(await response.text()).toMatch(/"total":\d+(?:\.\d{1,2})?,/);
  });

  test("can be changed, read and cleared, by body and by path", async () => {
    const { body } = await add();
    const id = String(body.cart_id);
    const more = await send("POST", "/carts", {
      action: "add",
      product_id: one,
      quantity: 1,
      cart_id: id,
    });
    expect(more.status).toBe(200);
    expect(more.body.items).toMatchObject([{ quantity: 3 }]);
    const set = await send("POST", `/carts/${id}`, {
      action: "update",
      product_id: one,
      quantity: 7,
    });
    expect(set.body.items).toMatchObject([{ quantity: 7 }]);
    expect((await send("GET", `/carts/${id}`)).body).toEqual(set.body);
    const other = variantOf("digital");
    await send("POST", `/carts/${id}`, { action: "add", product_id: other });
    const removed = await send("POST", `/carts/${id}`, { action: "remove", product_id: one });
    expect(removed.body.items).toMatchObject([{ product_id: other, quantity: 1 }]);
    const cleared = await send("DELETE", `/carts/${id}`);
    expect(cleared.body).toMatchObject({ cart_id: id, items: [], total: 0 });
    expect((await send("GET", `/carts/${id}`)).status).toBe(200);
  });

  test.for<[string, object, number, string]>([
    ["an unknown product", { product_id: "prd_nobody" }, 404, "product_not_found"],
    ["a quantity of 0", { quantity: 0 }, 400, "invalid_quantity"],
    ["half a unit", { quantity: 1.5 }, 400, "invalid_quantity"],
    ["a thousand units", { quantity: 1000 }, 400, "invalid_quantity"],
    ["a quantity as text", { quantity: "2" }, 400, "invalid_quantity"],
    ["an unknown action", { action: "steal" }, 400, "invalid_action"],
    ["an unknown cart", { cart_id: "cart_nobody" }, 404, "cart_not_found"],
    ["an unknown field", { colour: "red" }, 400, "unknown_field"],
  ])("refuses %s", async ([, fields, status, code]) => {
    const refused = await add(fields);
    expect(refused.body).toMatchObject({ status, code });
    expect(refused.headers.get("content-type")).toBe("application/problem+json");
  });

  test("lists the variants to choose from if a product has several", async () => {
    const { body } = await add({ product_id: roles.two_options?.product_id });
    expect(body).toMatchObject({ status: 400, code: "variant_required" });
    const [fault] = body.errors as { variant_ids: string[] }[];
    expect(fault?.variant_ids).toContain(variantOf("two_options"));
  });

  test("refuses more units than there are, and says how many are left", async () => {
    const { body } = await add({ product_id: variantOf("last_unit"), quantity: 2 });
    expect(body).toMatchObject({ status: 409, code: "insufficient_stock", available: 1 });
    expect(body.errors).toMatchObject([{ available: 1 }]);
  });

  test("answers 404 to a change of a line that it does not have", async () => {
    const { body } = await add();
    for (const action of ["update", "remove"]) {
      const fields = { action, product_id: variantOf("digital"), quantity: 1 };
      const refused = await send("POST", `/carts/${body.cart_id}`, fields);
      expect(refused.body).toMatchObject({ status: 404, code: "line_not_found" });
    }
  });

  test("refuses a body that names another cart than the path", async () => {
    const { body } = await add();
    const fields = { action: "add", product_id: one, cart_id: "cart_other" };
    const refused = await send("POST", `/carts/${body.cart_id}`, fields);
    expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: "/cart_id" }] });
  });

  test("accepts a write with If-Match for the current version, and refuses other versions", async () => {
    const { body, headers } = await add();
    const path = `/carts/${body.cart_id}`;
    const fields = { action: "add", product_id: one };
    const seen = headers.get("etag") ?? "";
    expect((await send("POST", path, fields, { "If-Match": seen })).status).toBe(200);
    for (const stale of [seen, '"99"', '"other"', 'W/"2"', '"02"', '"1", "3"']) {
      const refused = await send("POST", path, fields, { "If-Match": stale });
      expect(refused.body).toMatchObject({ status: 412, code: "version_mismatch" });
      expect(refused.body.detail).not.toContain("-1");
    }
    expect((await send("POST", path, fields, { "If-Match": '"1", "2"' })).status).toBe(200);
    expect((await send("POST", path, fields, { "If-Match": "*" })).status).toBe(200);
  });

  test("refuses an If-Match that is not an ETag, and names it", async () => {
    const { body } = await add();
    for (const given of ["7", "garbage", '"1']) {
      const path = `/carts/${body.cart_id}`;
      const refused = await send("POST", path, { action: "add" }, { "If-Match": given });
      expect(refused.body).toMatchObject({
        status: 400,
        code: "invalid_value",
        detail: `If-Match must be ETags of this shop, such as "7" in its quotes, or *, not ${JSON.stringify(given)}.`,
        errors: [{ parameter: "If-Match", code: "invalid_value" }],
      });
    }
  });

  test("reports another cart id in the body as one invalid value", async () => {
    const { body } = await add();
    const fields = { action: "add", product_id: one, cart_id: "cart_other" };
    const refused = await send("POST", `/carts/${body.cart_id}`, fields);
    expect(refused.body).toMatchObject({
      status: 400,
      code: "invalid_value",
      errors: [{ pointer: "/cart_id" }],
    });
  });

  test("executes a repeated write with an Idempotency-Key once, and refuses the key for another request", async () => {
    const key = { "Idempotency-Key": "once" };
    const first = await add({}, key);
    const again = await add({}, key);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const other = await add({ quantity: 3 }, key);
    expect(other.body).toMatchObject({ status: 422, code: "idempotency_conflict" });
    const long = await add({}, { "Idempotency-Key": "k".repeat(256) });
    expect(long.status).toBe(400);
  });
});

test("an Idempotency-Key gives one checkout with one answer", async () => {
  const { body: cart } = await add();
  const path = `/carts/${cart.cart_id}/checkout`;
  const address = { address_region: "NY", address_country: "US" };
  const start = (key: string, email = "kim@shop.example") =>
    send("POST", path, { email, address }, { "Idempotency-Key": key });
  const answers = [];
  for (const key of ["a", "a", "b", "b", "a"]) answers.push(await start(key));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 201]);
  const replayed = answers.map(({ headers }) => headers.get("idempotent-replayed"));
  expect(replayed).toEqual([null, "true", null, "true", "true"]);
  const [first, again, second, twice, last] = answers.map(({ body }) => body);
  expect([again, last]).toEqual([first, first]);
  expect(twice).toEqual(second);
  expect(second?.checkout_id).toBe(first?.checkout_id);
  expect((await start("a", "ada@shop.example")).body).toMatchObject({
    status: 422,
    code: "idempotency_conflict",
  });
});

describe("the catalogue of the seed contract", () => {
  test("lists every product exactly once over all pages", async () => {
    const ids: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const from: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
      const { body }: Answered = await send("GET", `/products?limit=50${from}`);
      ids.push(...(body.products as { id: string }[]).map(({ id }) => id));
      cursor = body.next_cursor as string | null;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(createStore().productCount);
  });

  test("has at most 50 products on a page, and finds nothing for text without words", async () => {
    for (const limit of ["51", "100000"]) {
      const { body } = await send("GET", `/products?limit=${limit}`);
      expect(body).toMatchObject({
        status: 400,
        code: "invalid_value",
        detail: expect.stringContaining("from 1 to 50"),
        errors: [{ parameter: "limit" }],
      });
    }
    for (const q of ["!!!", "-", "%F0%9F%91%9F"]) {
      expect((await send("GET", `/products?q=${q}`)).body.products).toEqual([]);
    }
  });

  test("names product_id as the parameter of a product that does not exist", async () => {
    const { body } = await send("GET", "/products/nope");
    expect(body).toMatchObject({ status: 404, errors: [{ parameter: "product_id" }] });
  });

  test("applies filters and sort order", async () => {
    const { body } = await send("GET", "/products?in_stock=true&max_price=20.00&sort=price_desc");
    const prices = (body.products as { price: number }[]).map(({ price }) => price);
    expect(prices.length).toBeGreaterThan(1);
    expect(Math.max(...prices)).toBeLessThanOrEqual(20);
    expect(prices).toEqual(prices.toSorted((left, right) => right - left));
  });

  test("serves a product with its image, and 404 for those that do not exist", async () => {
    const { body } = await send("GET", `/products/${roles.one_variant?.product_id}`);
    expect(body).toMatchObject({ id: roles.one_variant?.product_id, currency: "USD" });
    const picture = await app.request(String(body.image_url));
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
    expect(await picture.text()).toMatch(/^<svg /);
    expect((await app.request(`/media/${one}.svg?w=9999`)).status).toBe(400);
    expect((await app.request("/media/nothing.svg")).status).toBe(404);
    expect((await send("GET", "/products/prd_nobody")).body).toMatchObject({
      code: "product_not_found",
    });
  });

  test.for([
    "limit=none",
    "cursor=rubbish",
    "sort=random",
    "colour=red",
    "min_price=-1",
    "market=XX",
  ])("refuses the query %s", async (query) =>
    expect((await send("GET", `/products?${query}`)).status).toBe(400),
  );
});

test("a cart becomes an order, also after a payment that failed", async () => {
  const { body } = await add();
  const address = {
    street_address: "1 Loop Road",
    address_locality: "Springfield",
    address_region: "NY",
    postal_code: "12345",
    address_country: "US",
  };
  const path = `/carts/${body.cart_id}/checkout`;
  const started = await send("POST", path, { email: "kim@shop.example", address });
  expect(started.status).toBe(201);
  expect(started.body).toMatchObject({ status: "ready_for_complete", cart_id: body.cart_id });
  expect((await send("POST", path, {})).status).toBe(200);
  const id = String(started.body.checkout_id);
  const declined = await send("POST", `/checkouts/${id}/complete`, { payment_token: "fail_token" });
  expect(declined.body).toMatchObject({ status: "ready_for_complete" });
  expect(declined.body.messages).toMatchObject([{ code: "payment_failed" }]);
  const done = await send("POST", `/checkouts/${id}/complete`, { payment_token: "success_token" });
  expect(done.body).toMatchObject({ status: "completed", order_id: expect.any(String) });
  const order = await send("GET", `/orders/${done.body.order_id}`);
  expect(order.body).toMatchObject({ checkout_id: id, total: done.body.total });
  expect((await send("GET", `/checkouts/${id}`)).body).toMatchObject({ status: "completed" });
  expect((await send("GET", `/carts/${body.cart_id}`)).body).toMatchObject({ status: 404 });
  const cancel = `/orders/${done.body.order_id}/cancel`;
  const seen = { "If-Match": '"1"', "Idempotency-Key": "cancel-1" };
  const stale = await send("POST", cancel, {}, { "If-Match": '"7"' });
  expect([stale.status, stale.body.code]).toEqual([412, "version_mismatch"]);
  const canceled = await send("POST", cancel, { reason: "Ordered by mistake." }, seen);
  expect(canceled.body).toMatchObject({ status: "canceled", refunded: done.body.total });
  expect(canceled.headers.get("etag")).toBe('"2"');
  const repeated = await send("POST", cancel, { reason: "Ordered by mistake." }, seen);
  expect(repeated.headers.get("idempotent-replayed")).toBe("true");
  expect(repeated.body).toEqual(canceled.body);
  const again = await send("POST", cancel, {});
  expect([again.status, again.body.code]).toEqual([409, "order_not_modifiable"]);
  expect((await send("POST", "/orders/ord_none/cancel", {})).status).toBe(404);
});

test("before launch every route of the shop answers 503", async () => {
  const settings = {
    services: ["storefront"],
    prelaunch: ["storefront"],
    publicUrl: undefined,
  } as const;
  const early = createTestApp({ settings });
  for (const [method, path] of [
    ["GET", "/v1/products"],
    ["POST", "/v1/carts"],
    ["GET", "/.well-known/ucp"],
    ["POST", "/ucp/carts"],
    ["POST", "/ucp/mcp"],
    ["GET", `/media/${one}.svg`],
    ["GET", "/store"],
    ["POST", "/store/checkouts/chk_x"],
  ] as const) {
    const response = await early.request(path, { method });
    expect(response.status, path).toBe(503);
    expect(response.headers.get("retry-after")).toBe("86400");
  }
});
