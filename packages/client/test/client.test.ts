import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AlmanacOptions, AlmanacProblem, createAlmanac, unwrap } from "../src/web/index.ts";
import { retryWaitMs } from "../src/web/send.ts";

const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code, status, title: "Title", detail: "Detail." }), {
    status,
    headers: { "Content-Type": "application/problem+json", ...headers },
  });
const json = (body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    headers: { "Content-Type": "application/json", ...headers },
  });

/**
 * A client whose requests get these answers in order. The last answer repeats. Errors are thrown.
 */
function clientOf(answers: readonly (Response | Error)[], options: Partial<AlmanacOptions> = {}) {
  const requests: Request[] = [];
  const almanac = createAlmanac({
    baseUrl: "https://almanac.example/",
    key: "the-key",
    fetch: async (request) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request);
      if (answer instanceof Response) return answer.clone();
      throw answer;
    },
    ...options,
  });
  return { almanac, requests };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a call to its end, and skips its waiting times. */
async function settled<Answer>(call: Promise<Answer>): Promise<Answer> {
  await vi.runAllTimersAsync();
  return call;
}

const busy = problem(503, "overloaded", { "Retry-After": "1" });
const usage = { month: "2026-11" };

describe("a request", () => {
  test("carries the key, and a body as JSON", async () => {
    const { almanac, requests } = clientOf([json(usage)]);
    await almanac.GET("/v1/usage");
    expect(requests[0]?.url).toBe("https://almanac.example/v1/usage");
    expect(requests[0]?.headers.get("x-api-key")).toBe("the-key");
  });

  test("carries no key if the client has none", async () => {
    const { requests } = clientOf([json(usage)]);
    const almanac = createAlmanac({
      baseUrl: "https://almanac.example",
      fetch: async (request) => {
        requests.push(request);
        return json(usage);
      },
    });
    await almanac.GET("/v1/usage");
    expect(requests[0]?.headers.has("x-api-key")).toBe(false);
  });

  test.for([
    ["changes a cart", true],
    ["calculates", false],
  ] as const)(
    "carries an Idempotency-Key only for operations that support it: %s",
    async ([, writes]) => {
      const { almanac, requests } = clientOf([busy, json({})]);
      const call: Promise<unknown> = writes
        ? almanac.POST("/v1/carts", { body: { action: "add", product_id: "x" } })
        : almanac.POST("/v1/calculations", { body: {} as never });
      await settled(call);
      const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
      expect(keys).toHaveLength(2);
      expect(keys[1]).toBe(keys[0]);
      if (writes) expect(keys[0]).toMatch(/^[\da-f]{32}$/);
      else expect(keys[0]).toBeNull();
    },
  );

  test("keeps the Idempotency-Key of the caller", async () => {
    const { almanac, requests } = clientOf([json({})]);
    await almanac.POST("/v1/carts", {
      params: { header: { "Idempotency-Key": "mine" } },
      body: { action: "add", product_id: "x" },
    });
    expect(requests[0]?.headers.get("idempotency-key")).toBe("mine");
  });
});

describe("a retry", () => {
  test.for([
    ["a temporary problem", busy],
    ["a rate limit", problem(429, "rate_limited", { "Retry-After": "2" })],
    ["a request that is still running", problem(409, "conflict", { "Retry-After": "1" })],
    ["a timeout of the request", problem(408, "request_timeout")],
    ["a gateway", new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["a broken connection", new TypeError("fetch failed")],
  ] as const)("follows %s", async ([, failure]) => {
    const { almanac, requests } = clientOf([failure, json(usage)]);
    const { data } = await settled(almanac.GET("/v1/usage"));
    expect(data).toEqual(usage);
    expect(requests).toHaveLength(2);
  });

  test.for([
    ["an invalid request", problem(400, "invalid_request")],
    ["a missing record", problem(404, "not_found")],
    ["a conflict", problem(409, "conflict")],
    ["a fault of the server", problem(500, "internal")],
    ["a host that a lookup cannot reach", problem(502, "connect_refused")],
    ["a spent quota", problem(429, "quota_exceeded", { "Retry-After": "900000" })],
    ["a service that is not live", problem(503, "pre_launch", { "Retry-After": "86400" })],
  ] as const)("does not follow %s", async ([, failure]) => {
    const { almanac, requests } = clientOf([failure, json(usage)]);
    const { error } = await settled(almanac.GET("/v1/usage"));
    expect(error?.status).toBe(failure.status);
    expect(requests).toHaveLength(1);
  });

  test.for([
    [undefined, 4],
    [1, 2],
    [0, 1],
  ] as const)(
    "happens at most as often as the option allows: retries %s",
    async ([retries, sent]) => {
      const { almanac, requests } = clientOf([busy], retries === undefined ? {} : { retries });
      const { error } = await settled(almanac.GET("/v1/usage"));
      expect(error).toMatchObject({ code: "overloaded", retryAfterSeconds: 1 });
      expect(requests).toHaveLength(sent);
    },
  );

  test("stops waiting if the signal is aborted", async () => {
    const { almanac, requests } = clientOf([busy]);
    const controller = new AbortController();
    const call = almanac.GET("/v1/usage", { signal: controller.signal });
    const refused = expect(call).rejects.toThrow("enough");
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error("enough"));
    await refused;
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("waits longer each time, at random, and never longer than allowed", () => {
    for (let attempt = 0; attempt < 12; attempt++) {
      const longest = Math.min(5_000, 250 * 2 ** attempt);
      const waits = Array.from({ length: 50 }, () =>
        retryWaitMs(undefined, attempt, { retries: 99, maxWaitMs: 5_000 }),
      );
      expect(Math.min(...waits.map(Number))).toBeGreaterThanOrEqual(longest / 2);
      expect(Math.max(...waits.map(Number))).toBeLessThanOrEqual(longest);
      expect(new Set(waits).size).toBeGreaterThan(1);
    }
  });

  test("never happens before the date in Retry-After", () => {
    vi.setSystemTime("2026-11-22T12:00:00Z");
    const date = { "Retry-After": "Sun, 22 Nov 2026 12:00:09 GMT" };
    const waitMs = retryWaitMs(problem(503, "overloaded", date), 0, {});
    expect(waitMs).toBeGreaterThanOrEqual(9_000);
    expect(waitMs).toBeLessThan(9_500);
  });
});

describe("an error", () => {
  test("without an answer has the code connection_failed and its cause", async () => {
    const cause = new TypeError("fetch failed");
    const { almanac } = clientOf([cause], { retries: 0 });
    const { error, response } = await almanac.GET("/v1/usage");
    expect(error).toMatchObject({ code: "connection_failed", status: 0, cause });
    expect(error?.message).toContain("fetch failed");
    expect(response).toBeUndefined();
  });

  test.for([
    ["a page with status 200", new Response("<h1>Welcome to the hotel</h1>"), 200],
    ["a page with status 403", new Response("<h1>Forbidden</h1>", { status: 403 }), 403],
  ] as const)("is unexpected_answer for %s", async ([, answer, status]) => {
    const { almanac } = clientOf([answer], { retries: 0 });
    const { error } = await almanac.GET("/v1/usage");
    expect(error).toMatchObject({ code: "unexpected_answer", status });
  });

  test("is thrown by unwrap, which otherwise returns the data", async () => {
    const { almanac } = clientOf([problem(404, "not_found"), json(usage)]);
    await expect(almanac.GET("/v1/usage").then(unwrap)).rejects.toBeInstanceOf(AlmanacProblem);
    expect(unwrap(await almanac.GET("/v1/usage"))).toEqual(usage);
  });

  test("ends an iteration over pages", async () => {
    const { almanac } = clientOf([
      json({ products: [], next_cursor: "2" }),
      problem(409, "cursor_expired"),
    ]);
    const pages = almanac.pages("/v1/products");
    expect((await pages.next()).value).toEqual({ products: [], next_cursor: "2" });
    await expect(pages.next()).rejects.toMatchObject({ code: "cursor_expired" });
  });
});

describe("the ETag cache", () => {
  const answer = json(usage, { ETag: '"1"' });
  const unchanged = new Response(null, { status: 304 });

  test("is off by default", async () => {
    const { almanac, requests } = clientOf([answer]);
    await almanac.GET("/v1/usage");
    await almanac.GET("/v1/usage");
    expect(requests[1]?.headers.has("if-none-match")).toBe(false);
  });

  test("returns a copy, so that a change of one answer does not change the next", async () => {
    const { almanac } = clientOf([answer, unchanged], { etagCache: true });
    const first = unwrap(await almanac.GET("/v1/usage"));
    (first as { month: string }).month = "changed";
    expect(unwrap(await almanac.GET("/v1/usage"))).toEqual(usage);
    expect(unwrap(await almanac.GET("/v1/usage"))).toEqual(usage);
  });

  test("replaces an answer that has changed", async () => {
    const newer = json({ month: "2026-12" }, { ETag: '"2"' });
    const { almanac, requests } = clientOf([answer, newer, unchanged], { etagCache: true });
    for (const month of ["2026-11", "2026-12", "2026-12"]) {
      expect(unwrap(await almanac.GET("/v1/usage")).month).toBe(month);
    }
    const sent = requests.map(({ headers }) => headers.get("if-none-match"));
    expect(sent).toEqual([null, '"1"', '"2"']);
  });

  test("drops the answer that was used longest ago", async () => {
    const { almanac, requests } = clientOf([answer], { etagCache: { maxEntries: 2 } });
    const read = (vin: string) => almanac.GET("/v1/vehicles/{vin}", { params: { path: { vin } } });
    for (const vin of ["A", "B", "C", "A"]) await read(vin);
    expect(requests.at(-1)?.headers.has("if-none-match")).toBe(false);
    await read("C");
    expect(requests.at(-1)?.headers.get("if-none-match")).toBe('"1"');
  });
});
