import { createStore as createShop } from "@almanac/storefront-fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mintApiKey } from "../src/platform/api-key.ts";
import { createTestPlatform, parcel } from "./create-test-platform.ts";

/**
 * Every route with headers, keys, bodies and paths that nobody should send: never a 5xx, never text of ours that is no
 * problem or page, and never a word about another owner.
 */
const tested = await createTestPlatform({
  unlimited: true,
  tiers: { free: { requestsPerMinute: null, requestsPerMonth: null } },
});
const { app, issue, platform } = tested;
const victim = await issue({ owner: "victim-of-somebody" });
const mine = await issue({ owner: "mine" });
platform.meter.spend(platform.meter.account("victim-of-somebody", "tax"), victim.row.id, 987_654);
await platform.meter.flush();
const headersOfVictim = { "X-API-Key": victim.key, "Content-Type": "application/json" };
const shopping = async (path: string, body: object) =>
  (await (
    await app.request(path, {
      method: "POST",
      headers: headersOfVictim,
      body: JSON.stringify(body),
    })
  ).json()) as { cart_id: string; items?: unknown[] };
const single = createShop().roles.one_variant?.product_id ?? "";
const addOne = () => shopping("/v1/carts", { action: "add", product_id: single, quantity: 1 });
// Shops of one seed name their carts alike: chance may make the caller a first cart, but hardly a thirtieth.
for (let count = 1; count < 30; count += 1) await addOne();
const cart = await addOne();
/** Whoever names it must not see it: a shop belongs to its owner. */
const cartOfVictim = cart.cart_id;
if (cart.items?.length !== 1) throw new Error(JSON.stringify(cart));
const secrets = ["victim-of-somebody", victim.row.id, victim.key, victim.row.hash, "987654"];

const hostile = fc.oneof(
  fc.constantFrom(
    "",
    "null",
    "__proto__",
    "' or 1=1 --",
    "../../etc/passwd",
    "%00",
    "%2e%2e%2f",
    "\t",
    "a".repeat(8_000),
    "alm_live_",
    victim.row.id,
    victim.row.hash,
    `${victim.key.slice(0, -1)}${victim.key.endsWith("0") ? "1" : "0"}`,
    mintApiKey("live"),
    cartOfVictim,
  ),
  // Header values are bytes; what Headers itself refuses never reaches a server.
  fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\t\x20-\x7e]/g, "?")),
);

const headers = fc.dictionary(
  fc.constantFrom(
    "X-Request-Id",
    "Idempotency-Key",
    "traceparent",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "Content-Type",
    "Content-Length",
    "Content-Encoding",
    "Accept",
    "Authorization",
    "Cookie",
    "X-HTTP-Method-Override",
    "If-Match",
    "If-None-Match",
    "UCP-Agent",
    "Request-Id",
  ),
  hostile,
  { maxKeys: 5 },
);

/** Every pattern that the app serves, its parameters filled with what nobody should send. */
const patterns = [
  ...new Set(app.routes.map(({ path }) => path).filter((path) => !path.includes("*"))),
];
const served = fc
  .tuple(fc.constantFrom(...patterns), fc.array(hostile, { minLength: 3, maxLength: 3 }))
  .map(([pattern, values]) => {
    let next = 0;
    // An empty segment would be another path.
    const fill = () => encodeURIComponent(values[next++ % values.length] ?? "") || "x";
    return pattern.replaceAll(/:\w+/g, fill);
  });

const path = fc.oneof(
  { weight: 8, arbitrary: served },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "/metrics",
      "/.almanac/local.key",
      "/v1/usage/../../.almanac/pepper",
      "//",
      "/%00",
      "/s/x/_lab/shops",
    ),
  },
  { weight: 1, arbitrary: hostile.map((text) => `/v1/${encodeURIComponent(text)}`) },
);

const request = fc.record({
  method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"),
  path,
  query: fc.option(fc.tuple(fc.constantFrom("token", "key", "owner", "explain"), hostile), {
    nil: undefined,
  }),
  headers,
  key: fc.oneof(fc.constant(mine.key), hostile),
  body: fc.oneof(
    fc.constant(JSON.stringify(parcel)),
    fc.json(),
    fc.string(),
    fc.constant("email=a%40b.c&services=vin&started=x&consent=on"),
    fc.constant('{"jsonrpc":"2.0","id":1,"method":"tools/list"}'),
    fc.constant('{"items":[{}]}'),
  ),
});

test("nothing hostile breaks anything or shows what belongs to others", async () => {
  const statuses = new Set<number>();
  let triesAtVictim = 0;
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, query, headers, key, body }) => {
      const search = query ? `?${query[0]}=${encodeURIComponent(query[1])}` : "";
      const isVictims = path.includes(cartOfVictim) && path.startsWith("/v1/");
      const response = await app.request(`${path}${search}`, {
        method,
        headers: { "Content-Type": "application/json", ...headers, "X-API-Key": key },
        ...(method === "GET" || method === "HEAD" ? {} : { body }),
      });
      statuses.add(response.status);
      expect(response.status).toBeLessThan(500);
      if (isVictims) triesAtVictim += 1;
      if (isVictims) expect(response.status).toBeGreaterThanOrEqual(400);
      const text = await response.text();
      const all = text + JSON.stringify([...response.headers]);
      for (const secret of secrets) {
        // What the caller wrote may come back to the caller.
        const sent = JSON.stringify([headers, key, path, search, body]);
        if (!sent.includes(secret)) expect(all).not.toContain(secret);
      }
      if (response.status >= 400 && method !== "HEAD") {
        expect(response.headers.get("content-type")).toMatch(
          path.startsWith("/ucp") || path.startsWith("/.well-known")
            ? /^application\/(?:problem\+)?json$/
            : /^(?:application\/problem\+json|text\/html)/,
        );
      }
    }),
    { numRuns: 3_000 },
  );
  // Or else nothing was tried in earnest.
  expect(triesAtVictim).toBeGreaterThan(0);
  expect(patterns.length).toBeGreaterThan(60);
  for (const status of [200, 400, 401, 404, 405, 415]) expect(statuses).toContain(status);
});
