import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { mintApiKey } from "../../src/access/api-key.ts";
import { createTestPlatform } from "../create-test-platform.ts";
import { type FuzzSize, fuzzTimeoutMs } from "../fuzz-runs.ts";
import { headerNames, hostileBody, hostileText, toolCall } from "../hostile-requests.ts";
import { keptLog } from "../kept-log.ts";
import { createVictim } from "../other-customer.ts";
import { listenRaw, type RawAnswer, type RawRequest } from "../raw-request.ts";
import { agentProfile } from "../services/storefront/lab/agents.ts";
import { mostBytes } from "../wide-requests.ts";

/**
 * Calls every route of every surface over real connections, with hostile headers, repeated headers,
 * keys, bodies and paths. It must never get a 5xx, an error that is neither a problem nor a page,
 * more than 64 kB about a wrong request, or any data of another owner.
 */
const labKey = "the-key-of-the-lab";
const { log, lines, errors } = keptLog();
const tested = await createTestPlatform({
  unlimited: true,
  tiers: { free: { requestsPerMinute: null, requestsPerMonth: null } },
  environment: { ALMANAC_LAB: "on", ALMANAC_LAB_KEY: labKey },
  dependencies: { log },
});
const { app, issue } = tested;
const victim = await createVictim(tested, labKey);
const mine = await issue({ owner: "mine" });
const { sandbox_id: mySandbox } = (await (
  await app.request("/_lab/sandboxes", { method: "POST", headers: { "X-Lab-Key": labKey } })
).json()) as { sandbox_id: string };
const server = await listenRaw(app, log);
afterAll(() => server.close());

const hostile = hostileText([...victim.known, mintApiKey("live")]);

/**
 * Every route that the app serves, with hostile values for its parameters. Some requests go to
 * a sandbox.
 */
const routes = app.routes.filter(({ path }) => !path.includes("*"));
const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"];
const served = fc
  .tuple(
    fc.constantFrom("", "", "", `/s/${mySandbox}`),
    fc.constantFrom(...routes),
    fc.constantFrom(...methods),
    fc.boolean(),
    fc.array(hostile, { minLength: 3, maxLength: 3 }),
  )
  .map(([prefix, { method, path }, other, isOther, values]) => {
    let next = 0;
    // An empty segment would match another route.
    const fill = () => encodeURIComponent(values[next++ % values.length] ?? "") || "x";
    return {
      method: isOther || method === "ALL" ? other : method,
      path: `${prefix}${path.replaceAll(/:\w+(?:\{[^}]*\})?/g, fill)}`,
    };
  });
const unserved = fc.record({
  method: fc.constantFrom(...methods),
  path: fc.oneof(
    fc.constantFrom(
      "/metrics",
      "/.almanac/local.key",
      "/v1/usage/../../.almanac/pepper",
      "//",
      "/%00",
      "/s/x/_lab/shops",
      "/s/x/ucp/carts",
    ),
    hostile.map((text) => `/v1/${encodeURIComponent(text)}`),
  ),
});

/** Usually the valid value, so that the hostile parts of the request get as far as possible. */
const mostly = (value: string) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostile });

const request = fc
  .record({
    target: fc.oneof({ weight: 8, arbitrary: served }, { weight: 1, arbitrary: unserved }),
    query: fc.option(fc.tuple(fc.constantFrom("token", "key", "owner", "explain"), hostile)),
    key: fc.option(mostly(mine.key)),
    contentType: mostly("application/json"),
    agent: mostly(`profile="${agentProfile}"`),
    // A header name may occur twice: if the first value is checked, the second must not be used.
    headers: fc.array(fc.tuple(fc.constantFrom(...headerNames), hostile), { maxLength: 4 }),
    body: hostileBody(victim.ids),
  })
  .map(
    ({ target: { method, path }, query, key, contentType, agent, headers, body }): RawRequest => {
      const search = query ? `?${query[0]}=${encodeURIComponent(query[1])}` : "";
      return {
        method,
        path: `${path}${search}`,
        headers: [
          ...(key === null ? [] : [["X-API-Key", key] as const]),
          ["Content-Type", contentType],
          ["UCP-Agent", agent],
          ...headers,
        ],
        body: method === "GET" || method === "HEAD" ? undefined : body,
      };
    },
  )
  // If headers are too large, the server answers before it knows the method. It then sends a body
  // even for HEAD, which clients refuse.
  .filter((asked) => asked.method !== "HEAD" || JSON.stringify(asked).length < 15_000);

function expectHarmless(asked: RawRequest, { status, contentType, headers, text }: RawAnswer) {
  expect(status).toBeLessThan(500);
  const all = text + JSON.stringify(headers);
  // Text that the caller sent may be in the answer.
  const sent = JSON.stringify(asked) + decodeURIComponent(asked.path);
  for (const secret of victim.secrets)
    if (!sent.includes(secret)) expect(all).not.toContain(secret);
  for (const content of victim.contents) expect(all).not.toContain(content);
  // JSON-RPC reports an error with status 200, and a batch the problems of its rows.
  const saysError = asked.method === "POST" && /"isError":true|"error":\{/.test(text);
  const isRefusal = status >= 400 || saysError;
  if (isRefusal) expect(Buffer.byteLength(text)).toBeLessThan(mostBytes.ofRequest);
  if (status >= 400 && asked.method !== "HEAD") {
    expect(contentType).toMatch(
      /^(?:\/s\/\w+)?\/(?:ucp|mcp|\.well-known)/.test(asked.path)
        ? /^application\/(?:problem\+)?json$/
        : /^(?:application\/problem\+json|text\/html)/,
    );
  }
}

/** Sends hostile requests to every route. */
export function fuzzRoutes(runs: FuzzSize): void {
  test(
    "no hostile request causes a 5xx or reveals data of another owner",
    async () => {
      const statuses = new Set<number>();
      let triesAtVictim = 0;
      await fc.assert(
        fc.asyncProperty(request, async (asked) => {
          const answer = await server.send(asked);
          statuses.add(answer.status);
          expectHarmless(asked, answer);
          const isVictims = victim.ids.some((id) => asked.path.includes(id));
          if (isVictims) triesAtVictim += 1;
          if (isVictims && asked.path.startsWith("/v1/")) {
            expect(answer.status).toBeGreaterThanOrEqual(400);
          }
        }),
        runs(2_500),
      );
      // Otherwise the test would not have tried the ids of the other owner.
      expect(triesAtVictim).toBeGreaterThan(0);
      expect(routes.length).toBeGreaterThan(100);
      for (const status of [200, 400, 401, 404, 405, 415]) expect(statuses).toContain(status);
      expect(errors).toEqual([]);
      const logged = JSON.stringify(lines);
      const unlogged = [mine.key, victim.key, labKey, ...victim.contents];
      expect(unlogged.filter((secret) => logged.includes(secret))).toEqual([]);
    },
    fuzzTimeoutMs,
  );
}

/**
 * Requests the cart, the checkout and the order of another owner from every route that takes an id.
 */
export function testForeignIds(): void {
  test.for(["with a key of another owner", "without a key"])(
    "the ids of another owner's cart, checkout and order give no access %s",
    async (how) => {
      const keys = how === "without a key" ? [] : [["X-API-Key", mine.key] as const];
      const headers = [
        ...keys,
        ["Content-Type", "application/json"] as const,
        ["UCP-Agent", `profile="${agentProfile}"`] as const,
      ];
      for (const id of victim.ids) {
        const paths = routes.flatMap(({ path }) =>
          /^\/(?:v1|ucp|store)\/.*:(?:cart_|checkout_|order_)?id\b/.test(path)
            ? [path.replace(/:\w+/, id)]
            : [],
        );
        expect(paths.length).toBeGreaterThan(20);
        for (const path of new Set(paths)) {
          for (const method of ["GET", "DELETE"]) {
            const asked = { method, path, headers };
            const answer = await server.send(asked);
            expectHarmless(asked, answer);
            if (!path.startsWith("/ucp/")) expect(answer.status).toBeGreaterThanOrEqual(400);
            else if (answer.status < 300) expect(answer.text).toContain('"status":"error"');
          }
        }
        for (const tool of ["get_cart", "get_checkout", "get_order"]) {
          const body = toolCall(tool, id);
          const asked = { method: "POST", path: "/ucp/mcp", headers, body };
          const answer = await server.send(asked);
          expectHarmless({ ...asked, path: "" }, answer);
          expect(answer.text).toContain('"status":"error"');
        }
      }
      // The cart still exists for its owner.
      const { status } = await server.send({
        method: "GET",
        path: `/v1/carts/${victim.ids[0]}`,
        headers: [["X-API-Key", victim.key]],
      });
      expect(status).toBe(200);
    },
  );
}
