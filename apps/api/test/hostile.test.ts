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
platform.meter.spend(platform.meter.account("victim-of-somebody", "tax"), {
  owner: "victim-of-somebody",
  service: "tax",
  keyId: victim.row.id,
  count: 987_654,
});
await platform.meter.flush();
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
    `${victim.key.slice(0, -1)}0`,
    mintApiKey("live"),
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
  ),
  hostile,
  { maxKeys: 5 },
);

const path = fc.oneof(
  fc.constantFrom(
    "/",
    "/docs",
    "/openapi.json",
    "/healthz",
    "/readyz",
    "/v1/usage",
    "/v1/calculate",
    "/v1/calculate/batch",
    "/v1/carriers",
    "/early-access",
    "/early-access/confirm",
    "/early-access/claim",
    "/problems/not-found",
    "/metrics",
    "/.almanac/local.key",
    "/v1/usage/../../.almanac/pepper",
  ),
  hostile.map((text) => `/v1/${encodeURIComponent(text)}`),
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
  ),
});

test("nothing hostile breaks anything or shows what belongs to others", async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, query, headers, key, body }) => {
      const search = query ? `?${query[0]}=${encodeURIComponent(query[1])}` : "";
      const response = await app.request(`${path}${search}`, {
        method,
        headers: { "Content-Type": "application/json", ...headers, "X-API-Key": key },
        ...(method === "GET" || method === "HEAD" ? {} : { body }),
      });
      statuses.add(response.status);
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      const all = text + JSON.stringify([...response.headers]);
      for (const secret of secrets) {
        // What the caller wrote may come back to the caller.
        const sent = JSON.stringify([headers, key, path, search, body]);
        if (!sent.includes(secret)) expect(all).not.toContain(secret);
      }
      if (response.status >= 400 && method !== "HEAD") {
        expect(response.headers.get("content-type")).toMatch(
          /^(?:application\/problem\+json|text\/html)/,
        );
      }
    }),
    { numRuns: 1_500 },
  );
  // Or else nothing was tried in earnest.
  for (const status of [200, 400, 401, 404, 405, 415]) expect(statuses).toContain(status);
});
