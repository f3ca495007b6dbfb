import { setupServer } from "msw/node";
import { describe, expect, test } from "vitest";
import { createStore, type Store, StoreError, type StoreOptions } from "../../../src/index.ts";
import { mswHandlers } from "../../../src/web/msw.ts";
import { playwrightRoute } from "../../../src/web/playwright.ts";
import { createUcpHandler, sendWebhooks, type UcpHandlerOptions } from "../../../src/web/ucp.ts";
import { openSigningKey } from "../../../src/web/ucp-server.ts";
import { storeTest } from "../../../src/web/vitest.ts";
import { isGenuine } from "./verify-webhook.ts";

const origin = "https://shop.example";
const agentProfile = "https://agent.example/.well-known/ucp";
const webhookUrl = "https://agent.example/orders";
const headers = { "Content-Type": "application/json", "UCP-Agent": `profile="${agentProfile}"` };

interface Body {
  readonly [field: string]: unknown;
}

type Handler = (request: Request) => Promise<Response>;

const post = (path: string, body: object, more: Record<string, string> = {}) =>
  new Request(origin + path, {
    method: "POST",
    headers: { ...headers, ...more },
    body: JSON.stringify(body),
  });

async function ask(handle: Handler, request: Request) {
  const response = await handle(request);
  const text = await response.text();
  const body = (text === "" ? {} : JSON.parse(text)) as Body;
  return { status: response.status, headers: response.headers, body };
}

const search = (handle: Handler, more = {}) =>
  ask(handle, post("/ucp/catalog/search", { query: "saucepan" }, more));

/** Buys a product that needs no delivery. */
async function buy(handle: Handler, store: Store) {
  const id = (store.roles as Readonly<Record<string, { variant_id: string }>>).digital?.variant_id;
  const line_items = [{ item: { id }, quantity: 1 }];
  const buyer = { email: "ada@shop.example" };
  const started = await ask(handle, post("/ucp/checkout-sessions", { line_items, buyer }));
  const credential = { type: "token", token: "success_token" };
  const instrument = {
    id: "i",
    handler_id: "mock_payment_handler",
    type: "mock_token",
    credential,
  };
  const payment = { instruments: [{ ...instrument, selected: true }] };
  const path = `/ucp/checkout-sessions/${started.body.id}/complete`;
  return await ask(handle, post(path, { payment }));
}

describe("the options", () => {
  test.for([
    [{ origin: "shop.example" }, "origin must be an origin such as https://shop.example"],
    [{ origin: "https://shop.example/s" }, "origin must be an origin such as"],
    [{ versions: [] }, "versions must be a list of at least 1 item"],
    [{ versions: ["2020-01-01"] }, "versions.0 must be 2026-04-08 or 2026-08-25"],
    [{ webhookUrl: "file:///etc/passwd" }, "webhookUrl must be an address such as"],
    [{ signingKey: { kty: "EC", crv: "P-256", x: "", y: "", d: "" } }, "signingKey.x must be"],
    [{ send: 1 }, "send must be a function, not 1."],
    [{ negotiation: "fetch" }, "send is missing. Send a function that reads the profiles."],
    [{ orgin: origin }, '"orgin" is not a field of the options (did you mean "origin"?)'],
  ] as const)("are refused with an explanation: %j", ([options, sentence]) => {
    const create = () => createUcpHandler(createStore(), options as unknown as UcpHandlerOptions);
    expect(create).toThrow(StoreError);
    expect(create).toThrow(sentence);
  });
});

describe("the profile", () => {
  const profileOf = async (options: UcpHandlerOptions, path: string) => {
    const handle = createUcpHandler(createStore(), options);
    return await ask(handle, new Request(origin + path));
  };

  test("links to the origin of the request by default", async () => {
    for (const [options, base] of [
      [{}, origin],
      [{ origin: "https://other.example" }, "https://other.example"],
    ] as const) {
      const { body } = await profileOf(options, "/.well-known/ucp");
      expect(JSON.stringify(body)).toContain(`"endpoint":"${base}/ucp"`);
    }
  });

  test("names the other versions that are served", async () => {
    const both = await profileOf({}, "/.well-known/ucp");
    const other = `${origin}/ucp/profiles/2026-08-25`;
    expect(both.body.ucp).toMatchObject({
      version: "2026-04-08",
      supported_versions: { "2026-08-25": other },
    });
    expect((await profileOf({}, "/ucp/profiles/2026-08-25")).body.ucp).toMatchObject({
      version: "2026-08-25",
    });
  });

  test("of the only version is at the address that the standard names", async () => {
    const only: UcpHandlerOptions = { versions: ["2026-08-25"] };
    const { body } = await profileOf(only, "/.well-known/ucp");
    expect(body.ucp).toMatchObject({ version: "2026-08-25" });
    expect(body.ucp).not.toHaveProperty("supported_versions");
    expect((await profileOf(only, "/ucp/carts/x")).status).toBe(404);
    expect((await profileOf(only, "/ucp/2026-08-25/carts/x")).status).toBe(400);
  });

  test("publishes the key that was given, without its secret half", async () => {
    const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
      "sign",
      "verify",
    ]);
    const jwk = await crypto.subtle.exportKey("jwk", pair.privateKey);
    const { x = "", y = "", d = "" } = jwk;
    const signingKey = { kty: "EC", crv: "P-256", x, y, d } as const;
    const { body } = await profileOf({ signingKey }, "/.well-known/ucp");
    const { keyId } = await openSigningKey(signingKey);
    expect(body.signing_keys).toEqual([
      { kid: keyId, kty: "EC", crv: "P-256", x, y, use: "sig", alg: "ES256" },
    ]);
  });
});

test("echoes the Request-Id, and answers a path that is not there with 404", async () => {
  const handle = createUcpHandler(createStore());
  const found = await search(handle, { "Request-Id": "r-1" });
  expect(found.headers.get("request-id")).toBe("r-1");
  const { status, body } = await ask(handle, new Request(`${origin}/ucp/nowhere`));
  expect({ status, body }).toEqual({
    status: 404,
    body: { code: "not_found", content: "There is no path /ucp/nowhere for GET in this protocol." },
  });
});

describe("scenarios", () => {
  test("fail a call, also if only the header names them", async () => {
    const broken = createUcpHandler(createStore({ scenario: "http_503_retry_after" }));
    const first = await search(broken);
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "2"]);
    expect((await search(broken)).status).toBe(200);
    const sound = createUcpHandler(createStore());
    expect((await search(sound, { "X-Lab-Scenario": "http_500_once" })).status).toBe(500);
    expect((await search(sound)).status).toBe(200);
  });

  test("delay an answer, and drop one", async () => {
    const waited: number[] = [];
    const slow = createUcpHandler(createStore({ scenario: "latency" }), {
      wait: async (ms) => void waited.push(ms),
    });
    await search(slow);
    expect(waited).toEqual([1500]);
    const store = createStore({ scenario: "timeout_after_commit" });
    await expect(buy(createUcpHandler(store), store)).rejects.toThrow("dropped the answer");
    expect(store.execute({ type: "list_orders" }).orders).toHaveLength(1);
  });

  test("fail a tool call with its JSON-RPC error", async () => {
    const handle = createUcpHandler(createStore({ scenario: "http_429" }));
    const params = {
      name: "search_catalog",
      arguments: { meta: { "ucp-agent": { profile: agentProfile } }, catalog: { query: "pan" } },
    };
    const call = () =>
      ask(handle, post("/ucp/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params }));
    const statuses = [await call(), await call(), await call()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("webhooks", () => {
  function receive(
    options: UcpHandlerOptions = {},
    statuses: number[] = [],
    storeOptions: StoreOptions = {},
  ) {
    const store = createStore(storeOptions);
    const received: Request[] = [];
    const send = async (request: Request) => {
      received.push(request);
      const status = statuses.shift() ?? 200;
      if (status === 0) throw new TypeError("no answer");
      return new Response(null, { status });
    };
    const handle = createUcpHandler(store, { origin, webhookUrl, send, ...options });
    return { store, received, send, handle };
  }

  const keysOf = async (handle: Handler) =>
    (await ask(handle, new Request(`${origin}/.well-known/ucp`))).body.signing_keys as Parameters<
      typeof isGenuine
    >[1];

  test("are recorded but not sent if send or the address is missing", async () => {
    const store = createStore();
    await buy(createUcpHandler(store, { webhookUrl }), store);
    expect(store.webhooks()).toMatchObject([{ status: "pending", url: webhookUrl }]);
    const { store: unasked, received, handle } = receive({ webhookUrl: undefined });
    await buy(handle, unasked);
    expect(received).toEqual([]);
    expect(unasked.webhooks()).toHaveLength(1);
  });

  test("are tried three times by the shop's clock, with the same id", async () => {
    const { store, received, handle } = receive({}, [500, 0, 503, 200]);
    await buy(handle, store);
    expect(received).toHaveLength(1);
    for (let minute = 0; minute < 10; minute += 1) {
      store.execute({ type: "advance_clock", ms: 60_000 });
      await search(handle);
    }
    expect(received).toHaveLength(3);
    expect(new Set(received.map((request) => request.headers.get("webhook-id"))).size).toBe(1);
    expect(store.webhooks()).toMatchObject([
      { status: "failed", attempts: [{ status: 500 }, {}, { status: 503 }] },
    ]);
  });

  test("have a wrong signature if the scenario says so", async () => {
    const { store, received, handle } = receive({}, [], { scenario: "webhook_bad_signature" });
    await buy(handle, store);
    const [webhook] = received as [Request];
    expect(await isGenuine(webhook, await keysOf(handle))).toBe(false);
  });

  test("can make the agent call the shop before it answers them", async () => {
    const store = createStore();
    const orders: unknown[] = [];
    const handle: Handler = createUcpHandler(store, {
      origin,
      webhookUrl,
      async send(webhook) {
        const { id } = (await webhook.json()) as { id: string };
        orders.push(
          (await ask(handle, new Request(`${origin}/ucp/orders/${id}`, { headers }))).body.id,
        );
        return new Response();
      },
    });
    const { body } = await buy(handle, store);
    expect(orders).toEqual([(body.order as Body).id]);
  });

  test("that an order causes later are sent by sendWebhooks", async () => {
    const { store, received, send, handle } = receive();
    const { body } = await buy(handle, store);
    store.execute({ type: "refund_order", order_id: String((body.order as Body).id) });
    const pair = { name: "ECDSA", namedCurve: "P-256" };
    const made = await crypto.subtle.generateKey(pair, true, ["sign", "verify"]);
    const { x = "", y = "", d = "" } = await crypto.subtle.exportKey("jwk", made.privateKey);
    const key = { kty: "EC", crv: "P-256", x, y, d } as const;
    await sendWebhooks(store, { origin, signingKey: key, send });
    expect(received).toHaveLength(2);
    const { publicJwk } = await openSigningKey(key);
    const [, later] = received as [Request, Request];
    expect(await isGenuine(later, [publicJwk as never])).toBe(true);
  });
});

describe("negotiation", () => {
  const profile = (names: readonly string[], webhook_url?: string) => ({
    ucp: {
      version: "2026-04-08",
      capabilities: Object.fromEntries(
        names.map((name) => [
          `dev.ucp.shopping.${name}`,
          [{ version: "2026-04-08", ...(name === "order" ? { config: { webhook_url } } : {}) }],
        ]),
      ),
    },
  });
  const meet = (answer: object, status = 200) => {
    const store = createStore();
    const asked: string[] = [];
    const handle = createUcpHandler(store, {
      origin,
      negotiation: "fetch",
      async send(request) {
        asked.push(`${request.method} ${request.url}`);
        return Response.json(answer, { status });
      },
    });
    return { store, asked, handle };
  };

  test("offers only what the agent's profile has", async () => {
    const { asked, handle } = meet(profile(["checkout"]));
    const { status, body } = await search(handle);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ucp: { status: "error" },
      messages: [{ code: "capabilities_incompatible" }],
    });
    expect(asked).toEqual([`GET ${agentProfile}`]);
  });

  test("takes the address for webhooks from the profile", async () => {
    const { store, asked, handle } = meet(profile(["checkout", "order"], webhookUrl));
    await buy(handle, store);
    expect(asked).toEqual([`GET ${agentProfile}`, `POST ${webhookUrl}`]);
  });

  test("refuses a profile that cannot be read or is not a profile", async () => {
    expect((await search(meet({}, 404).handle)).status).toBe(424);
    expect((await search(meet({}).handle)).status).toBe(422);
  });
});

test("MSW answers UCP from the shop", async () => {
  const store = createStore();
  const server = setupServer(...mswHandlers(store, { origin }));
  server.listen();
  try {
    const { status, body } = await search((request) => fetch(request));
    expect([status, (body.products as unknown[]).length]).toEqual([200, 1]);
    expect((await fetch(`${origin}/.well-known/ucp`)).status).toBe(200);
    await buy((request) => fetch(request), store);
    expect(store.execute({ type: "list_orders" }).orders).toHaveLength(1);
  } finally {
    server.close();
  }
});

test("a Playwright route answers UCP from the shop", async () => {
  const answered: { status?: number; body?: string } = {};
  await playwrightRoute(createStore())({
    request: () => ({
      url: () => `${origin}/.well-known/ucp`,
      method: () => "GET",
      headers: () => ({}),
      postData: () => null,
    }),
    fulfill: async (response) => void Object.assign(answered, response),
    abort: async () => {},
  });
  expect(answered.status).toBe(200);
  expect(JSON.parse(answered.body ?? "").ucp.version).toBe("2026-04-08");
});

const ucpTest = storeTest.extend({ ucpOptions: { origin: "https://chosen.example" } });

ucpTest("storeTest answers UCP, with its own options", async ({ store, shopFetch }) => {
  const { body } = await ask(shopFetch, new Request(`${origin}/.well-known/ucp`));
  expect(JSON.stringify(body)).toContain('"endpoint":"https://chosen.example/ucp"');
  await buy(shopFetch, store);
  const [order] = store.execute({ type: "list_orders" }).orders;
  const overSeed = await shopFetch(new Request(`${origin}/v1/orders/${order?.id}`));
  expect(overSeed.status).toBe(200);
});
