import { createStore } from "@almanac/storefront-fixtures";
import { describe, expect, test } from "vitest";
import { createMemoryLimiter } from "../../../../src/limits/limiters.ts";
import { createTestApp } from "../../../create-test-app.ts";
import { agentProfile, at } from "../lab/agents.ts";

const app = createTestApp();
const agentHeader = { "UCP-Agent": `profile="${agentProfile}"` };
const json = { "Content-Type": "application/json" };

const ask = async (
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = { ...json, ...agentHeader },
  on = app,
) => {
  const response = await on.request(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
};

describe("the UCP-Agent header", () => {
  test.for([
    ["the header is missing", undefined],
    ["the header is empty", ""],
    ["the address is not a member", agentProfile],
    ["the member is a number", "profile=1"],
    ["the text is not an address", 'profile="somewhere"'],
    ["the address is a file", 'profile="file:///etc/passwd"'],
    ["a user in the address", 'profile="https://me@agent.example/p"'],
  ] as const)("is refused if it names no usable profile: %s", async ([, header]) => {
    const headers = { ...json, ...(header === undefined ? {} : { "UCP-Agent": header }) };
    const answer = await ask("POST", "/ucp/catalog/search", '{"query":"pan"}', headers);
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid_profile_url" } });
  });

  test.for([
    `profile="${agentProfile}"`,
    `a=1, profile="${agentProfile}";v=2`,
    `profile = "${agentProfile}"`,
  ])("is accepted: %s", async (header) => {
    const headers = { ...json, "UCP-Agent": header };
    expect((await ask("POST", "/ucp/catalog/search", '{"query":"pan"}', headers)).status).toBe(200);
  });
});

describe("an invalid UCP call is answered with an HTTP status", () => {
  test.for([
    ["the body is not JSON", "POST", "/ucp/carts", "{", 400, "malformed_json"],
    ["line_items is missing", "POST", "/ucp/carts", "{}", 400, "invalid_request"],
    [
      "a quantity of 0.5",
      "POST",
      "/ucp/carts",
      '{"line_items":[{"item":{"id":"x"},"quantity":0.5}]}',
      400,
      "invalid_request",
    ],
    ["nothing to search for", "POST", "/ucp/catalog/search", "{}", 400, "invalid_request"],
    ["a list as a body", "POST", "/ucp/catalog/search", "[]", 400, "invalid_request"],
    [
      "a broken cursor",
      "POST",
      "/ucp/catalog/search",
      '{"query":"pan","pagination":{"cursor":"?"}}',
      400,
      "invalid_cursor",
    ],
    [
      "too many ids",
      "POST",
      "/ucp/catalog/lookup",
      JSON.stringify({ ids: Array(51).fill("x") }),
      400,
      "request_too_large",
    ],
    [
      "payment is missing",
      "POST",
      "/ucp/checkout-sessions/chk_x/complete",
      "{}",
      400,
      "invalid_request",
    ],
    [
      "a method that the path does not have",
      "DELETE",
      "/ucp/carts/x",
      undefined,
      405,
      "method_not_allowed",
    ],
  ] as const)("%s", async ([, method, path, body, status, code]) => {
    const answer = await ask(method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, content: expect.any(String) });
    expect(answer.headers.get("content-type")).toBe("application/json");
  });

  test("names every fault of a body with its path", async () => {
    const body = { line_items: [{ item: {}, quantity: "2" }, { item: { id: "x" } }] };
    const answer = await ask("POST", "/ucp/carts", JSON.stringify(body));
    expect((answer.body.errors as { path: string }[]).map(({ path }) => path)).toEqual([
      "$.line_items[0].item.id",
      "$.line_items[0].quantity",
      "$.line_items[1].quantity",
    ]);
  });

  test("refuses a body that is too large, and a content type that is not JSON", async () => {
    const large = JSON.stringify({ query: "x".repeat(300_000) });
    expect((await ask("POST", "/ucp/catalog/search", large)).status).toBe(413);
    const headers = { "Content-Type": "text/plain", ...agentHeader };
    expect((await ask("POST", "/ucp/catalog/search", "{}", headers)).status).toBe(415);
  });

  test("answers too many requests with 429 and Retry-After", async () => {
    const limited = createTestApp({ limiter: createMemoryLimiter(1, 60) });
    await ask("POST", "/ucp/catalog/search", '{"query":"pan"}', undefined, limited);
    const answer = await ask("POST", "/ucp/catalog/search", '{"query":"pan"}', undefined, limited);
    expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("fields that only the shop may set are accepted and ignored", async () => {
  const page = await ask("POST", "/ucp/catalog/search", '{"filters":{"in_stock":true}}');
  const [product] = page.body.products as {
    variants: { id: string; price: { amount: number } }[];
  }[];
  const variant = product?.variants[0];
  const body = {
    id: "mine",
    currency: "XXX",
    totals: [{ type: "total", amount: 1 }],
    line_items: [{ item: { id: variant?.id, title: "Gold", price: 1 }, quantity: 1 }],
  };
  const { status, body: cart } = await ask("POST", "/ucp/carts", JSON.stringify(body));
  expect(status).toBe(201);
  expect(cart).toMatchObject({
    currency: "USD",
    line_items: [{ item: { price: variant?.price.amount } }],
  });
  expect(cart.id).not.toBe("mine");
});

test("the Request-Id is echoed", async () => {
  const headers = { ...json, ...agentHeader, "Request-Id": "order-4711-a" };
  const answer = await ask("POST", "/ucp/catalog/search", '{"query":"pan"}', headers);
  expect(answer.headers.get("request-id")).toBe("order-4711-a");
});

test("a cart is the same cart on every surface", async () => {
  const page = await ask("GET", "/v1/products?in_stock=true&limit=1");
  const [product] = page.body.products as { variants: { id: string }[] }[];
  const product_id = product?.variants[0]?.id;
  const made = await ask(
    "POST",
    "/v1/carts",
    JSON.stringify({ action: "add", product_id, quantity: 2 }),
  );
  const id = String(made.body.cart_id);
  const overRest = await ask("GET", `/ucp/carts/${id}`);
  expect(overRest.body).toMatchObject({
    id,
    line_items: [{ item: { id: product_id }, quantity: 2 }],
  });
  const overMcp = await ask(
    "POST",
    "/ucp/mcp",
    JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: {
        name: "get_cart",
        arguments: { meta: { "ucp-agent": { profile: agentProfile } }, id },
      },
    }),
  );
  expect(overMcp.body).toMatchObject({ result: { structuredContent: overRest.body } });
  const page2 = await app.request(`/store/carts/${id}`);
  expect(await page2.text()).toContain('data-testid="line"');
});

test.for(["/ucp", "/ucp/2026-08-25"])(
  "%s: a new checkout is 201, the open checkout of a cart is 200, and a retry repeats its status",
  async (prefix) => {
    const page = await ask("GET", "/v1/products?in_stock=true&limit=1");
    const [product] = page.body.products as { variants: { id: string }[] }[];
    const line_items = [{ item: { id: product?.variants[0]?.id }, quantity: 1 }];
    const cart = await ask("POST", `${prefix}/carts`, JSON.stringify({ line_items }));
    const start = (key: string) =>
      ask(
        "POST",
        `${prefix}/checkout-sessions`,
        JSON.stringify({ cart_id: cart.body.id, line_items: [] }),
        { ...json, ...agentHeader, "Idempotency-Key": `${prefix} ${key}` },
      );
    const answers = [];
    for (const key of ["a", "b", "a", "b", "c"]) answers.push(await start(key));
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 200, 200]);
    expect(answers.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([
      null,
      null,
      "true",
      "true",
      null,
    ]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await ask("POST", `${prefix}/checkout-sessions/${answers[0]?.body.id}/cancel`);
    expect((await start("d")).status).toBe(201);
  },
);

test("names that are not read are no part of a request with an Idempotency-Key", async () => {
  const page = await ask("GET", "/v1/products?in_stock=true&limit=1");
  const [product] = page.body.products as { variants: { id: string }[] }[];
  const line_items = [{ item: { id: product?.variants[0]?.id }, quantity: 1 }];
  const headers = { ...json, ...agentHeader, "Idempotency-Key": "unknown names" };
  const send = (body: object) => ask("POST", "/ucp/carts", JSON.stringify(body), headers);
  const first = await send({ line_items, note: "a" });
  const again = await send({ other: { note: "b" }, line_items });
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  const other = await send({ line_items: [{ ...line_items[0], quantity: 2 }] });
  expect(other.body).not.toHaveProperty("id", first.body.id);
});

test("refuses a quantity that is not a positive whole number", async () => {
  for (const quantity of [0, -1, 1.5, 1e-7, "3", null, [2]]) {
    const body = { line_items: [{ item: { id: "x" }, quantity }] };
    const answer = await ask("POST", "/ucp/carts", JSON.stringify(body));
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ path: "$.line_items[0].quantity" }]);
  }
  const endless = '{"line_items":[{"item":{"id":"x"},"quantity":1e999}]}';
  expect((await ask("POST", "/ucp/carts", endless)).status).toBe(400);
});

test("the profile names both transports, and may be cached", async () => {
  const { body, headers } = await ask("GET", "/.well-known/ucp", undefined, {});
  expect(headers.get("cache-control")).toMatch(/^public, max-age=\d{2,}$/);
  const { services, supported_versions } = body.ucp as Record<string, Record<string, unknown>>;
  expect(services?.["dev.ucp.shopping"]).toMatchObject([
    { transport: "rest", endpoint: "http://localhost/ucp" },
    { transport: "mcp", endpoint: "http://localhost/ucp/mcp" },
  ]);
  expect(Object.keys(supported_versions ?? {})).toEqual(["2026-08-25"]);
  expect(body.signing_keys).toMatchObject([{ kty: "EC", crv: "P-256", use: "sig", alg: "ES256" }]);
  expect(JSON.stringify(body)).not.toContain('"d":');
});

test("every link in a checkout leads to a page", async () => {
  const page = await ask("POST", "/ucp/catalog/search", '{"filters":{"in_stock":true}}');
  const [product] = page.body.products as { variants: { id: string }[] }[];
  const line_items = [{ item: { id: product?.variants[0]?.id }, quantity: 1 }];
  const { body } = await ask("POST", "/ucp/checkout-sessions", JSON.stringify({ line_items }));
  const links = [
    ...(body.links as { url: string }[]).map(({ url }) => url),
    String(body.continue_url),
  ];
  for (const link of links)
    expect((await app.request(new URL(link).pathname)).status, link).toBe(200);
  const missing = await app.request("/store/checkouts/chk_nobody");
  expect(missing.status).toBe(404);
  expect(missing.headers.get("content-type")).toContain("text/html");
});

test("store pages answer invalid requests with the right status", async () => {
  for (const [method, path, body, status] of [
    ["GET", "/store/policies/constructor", undefined, 404],
    ["GET", "/store/orders/ord_nobody", undefined, 404],
    ["POST", "/store/checkouts/chk_nobody", undefined, 400],
    ["POST", "/store/checkouts/chk_nobody", "decision=maybe", 400],
    ["POST", "/store/checkouts/chk_nobody", "decision=approve", 404],
    ["POST", "/store/carts/cart_x", "", 405],
  ] as const) {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await app.request(path, { method, headers, ...(body ? { body } : {}) });
    expect(response.status, `${method} ${path} ${body}`).toBe(status);
  }
});

test("a product title cannot inject markup into a page", async () => {
  const role = createStore().roles.markup_title;
  const line_items = [{ item: { id: role?.variant_id }, quantity: 1 }];
  const { body } = await ask("POST", "/ucp/carts", JSON.stringify({ line_items }));
  const title = at<string>(body, "line_items", 0, "item", "title");
  expect(title).toMatch(/[<>&"]/);
  const page = await (await app.request(`/store/carts/${body.id}`)).text();
  expect(page).not.toContain(title);
  expect(page).toContain("&lt;");
});

test.for([
  [50, undefined],
  [51, /at most 50 products; 51 were requested/],
  [1_000, /at most 50 products; 1000 were requested/],
] as const)(
  "a page of the catalogue has at most 50 products, also if %d are requested",
  async ([limit, said]) => {
    const body = JSON.stringify({ filters: {}, pagination: { limit } });
    const answer = await ask("POST", "/ucp/catalog/search", body);
    expect(answer.status).toBe(200);
    expect((answer.body.products as unknown[]).length).toBeLessThanOrEqual(50);
    if (said === undefined) expect(answer.body).not.toHaveProperty("messages");
    else {
      expect(answer.body.messages).toMatchObject([
        { type: "info", code: "page_size_reduced", content: expect.stringMatching(said) },
      ]);
    }
  },
);
