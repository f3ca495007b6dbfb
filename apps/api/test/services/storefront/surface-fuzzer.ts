import { tools } from "@almanac/storefront-fixtures/ucp/server";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type FuzzSize, fuzzTimeoutMs } from "../../fuzz-runs.ts";
import { nestedBodies } from "../../hostile-requests.ts";
import { agentProfile } from "./lab/agents.ts";
import { createLabApp } from "./lab/lab.ts";

const app = createLabApp();
const headers = { "Content-Type": "application/json", "UCP-Agent": `profile="${agentProfile}"` };

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    -1,
    0.5,
    1e308,
    [],
    {},
    "__proto__",
    "\u0000",
    "x".repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Objects with the fields of a valid body, and random values in the important places. */
const body = fc.record(
  {
    line_items: fc.oneof(
      hostile,
      fc.array(
        fc.record({ item: fc.oneof(hostile, fc.record({ id: hostile })), quantity: hostile }),
        {
          maxLength: 3,
        },
      ),
    ),
    query: hostile,
    filters: fc.oneof(
      hostile,
      fc.record({ price: hostile, options: hostile, categories: hostile }),
    ),
    pagination: fc.oneof(hostile, fc.record({ cursor: hostile, limit: hostile })),
    ids: fc.oneof(hostile, fc.array(hostile, { maxLength: 3 })),
    id: hostile,
    selected: hostile,
    preferences: hostile,
    cart_id: hostile,
    buyer: fc.oneof(hostile, fc.record({ email: hostile, consent: hostile })),
    context: fc.oneof(hostile, fc.record({ address_country: hostile, eligibility: hostile })),
    discounts: fc.oneof(hostile, fc.record({ codes: hostile })),
    fulfillment: fc.oneof(
      hostile,
      fc.record({ methods: fc.oneof(hostile, fc.array(hostile, { maxLength: 2 })) }),
    ),
    payment: fc.oneof(
      hostile,
      fc.record({ instruments: fc.oneof(hostile, fc.array(hostile, { maxLength: 2 })) }),
    ),
    attribution: hostile,
  },
  { requiredKeys: [] },
);

const segment = fc
  .oneof(fc.string(), fc.constantFrom("__proto__", "..", "%", "cart_x", "\u0000"))
  .map((text) => encodeURIComponent(text.toWellFormed()).replace(/^\.{0,2}$/, "x"));

const rest = [
  "POST /ucp/catalog/search",
  "POST /ucp/catalog/lookup",
  "POST /ucp/catalog/product",
  "POST /ucp/carts",
  "PUT /ucp/carts/:id",
  "POST /ucp/checkout-sessions",
  "PUT /ucp/checkout-sessions/:id",
  "POST /ucp/checkout-sessions/:id/complete",
  "POST /ucp/checkout-sessions/:id/cancel",
  "GET /ucp/orders/:id",
] as const;

/** The text of a body: valid JSON, deep nesting, or any text. */
const text = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(body, hostile).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.constantFrom(...nestedBodies(65), ...nestedBodies(8_000)) },
);
const key = fc.oneof(
  fc.constant({}),
  fc.record({ "Idempotency-Key": fc.oneof(fc.uuid(), fc.constantFrom("key", "[".repeat(8_000))) }),
);

/** Tests every operation of UCP over REST. */
export function fuzzRest(runs: FuzzSize): void {
  test.for(rest)(
    "%s answers in its own format to any request",
    { timeout: fuzzTimeoutMs },
    async (route) => {
      const [method = "", path = ""] = route.split(" ");
      await fc.assert(
        fc.asyncProperty(segment, text, key, async (id, value, more) => {
          const response = await app.request(path.replace(":id", id), {
            method,
            headers: { ...headers, ...more },
            ...(method === "GET" ? {} : { body: value }),
          });
          const answer = (await response.json()) as Record<string, unknown>;
          expect(response.status, value).toBeLessThan(500);
          expect(response.headers.get("content-type")).toBe("application/json");
          if (response.status < 300) expect(answer.ucp).toBeDefined();
          else
            expect(answer).toMatchObject({ code: expect.any(String), content: expect.any(String) });
        }),
        runs(100),
      );
    },
  );
}

/** Tests every tool of UCP over MCP. */
export function fuzzTools(runs: FuzzSize): void {
  test("every tool answers with JSON-RPC to any request", {
    timeout: fuzzTimeoutMs,
  }, async () => {
    const name = fc.oneof(fc.constantFrom(...tools.map((tool) => tool.name)), fc.string());
    const meta = fc.oneof(
      hostile,
      fc.constant({ "ucp-agent": { profile: agentProfile }, "idempotency-key": "k" }),
    );
    const args = fc.record({ meta, id: hostile, catalog: body, cart: body, checkout: body });
    await fc.assert(
      fc.asyncProperty(name, fc.oneof(args, hostile), async (tool, value) => {
        const call = {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: tool, arguments: value },
        };
        const response = await app.request("/ucp/mcp", {
          method: "POST",
          headers,
          body: JSON.stringify(call),
        });
        expect(response.status).toBeLessThan(500);
        const answer = (await response.json()) as Record<string, unknown>;
        expect(answer).toMatchObject({ jsonrpc: "2.0", id: 1 });
        expect("result" in answer).not.toBe("error" in answer);
      }),
      runs(400),
    );
  });
}

/** Tests the control API. */
export function fuzzControl(runs: FuzzSize): void {
  test("the control API reports every error as a problem, for any request", {
    timeout: fuzzTimeoutMs,
  }, async () => {
    const path = fc.constantFrom(
      "POST /_lab/sandboxes",
      "POST /_lab/clock",
      "PUT /_lab/scenario",
      "POST /_lab/inventory",
      "POST /_lab/prices",
      "POST /_lab/orders/x/refund",
      "PUT /_lab/sandboxes/x/snapshot",
    );
    await fc.assert(
      fc.asyncProperty(path, text, async (route, value) => {
        const [method = "", url = ""] = route.split(" ");
        const response = await app.request(url, {
          method,
          headers: { "Content-Type": "application/json" },
          body: value,
        });
        expect(response.status, `${route} ${value}`).toBeLessThan(500);
        if (response.status >= 400) {
          expect(response.headers.get("content-type")).toBe("application/problem+json");
        }
      }),
      runs(300),
    );
  });
}
