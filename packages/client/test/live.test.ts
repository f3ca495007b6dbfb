import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { AlmanacProblem, createAlmanac, unwrap } from "../src/web/index.ts";
import { buyWhileItBreaks } from "./buy-while-it-breaks.ts";
import { startFlakyApi } from "./flaky-api.ts";

const api = await startFlakyApi();
const { baseUrl, key, faults, seen } = api;
afterAll(api.close);
beforeEach(() => {
  faults.length = 0;
  seen.length = 0;
});

const almanac = createAlmanac({ baseUrl, key });
const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" } as const;

describe("a call to a live API", () => {
  test("returns the data with the response", async () => {
    const { data, response } = await almanac.POST("/v1/calculate", { body: parcel });
    expect(data?.billableWeightKg).toBe(5);
    expect(response?.status).toBe(200);
  });

  test("returns a problem with its code and every fault", async () => {
    const body = { ...parcel, carrier: "upz" as "ups", weightKg: 0 };
    const { data, error } = await almanac.POST("/v1/calculate", { body });
    expect(data).toBeUndefined();
    expect(error).toBeInstanceOf(AlmanacProblem);
    expect(error).toMatchObject({ code: "invalid_request", status: 400, name: "AlmanacProblem" });
    expect(error?.errors.map(({ pointer }) => pointer).sort()).toEqual(["/carrier", "/weightKg"]);
    expect(error?.instance).toMatch(/^[\w-]{8,}$/);
    expect(seen).toHaveLength(1);
  });

  test("sends booleans and numbers of the query as the API reads them", async () => {
    const { data } = await almanac.GET("/v1/vehicles/{vin}", {
      params: { path: { vin: "5UXWX7C57BA123456" }, query: { explain: true, year: 2011 } },
    });
    expect(data).toMatchObject({ make: "BMW", year: 2011, explanation: expect.anything() });
  });

  test("answers with the problem of a wrong key", async () => {
    const { error } = await createAlmanac({ baseUrl, key: "wrong" }).GET("/v1/usage");
    expect(error?.code).toBe("invalid_api_key");
  });
});

describe("a request whose connection fails", () => {
  test.for(["refused", "lost", "cut", "gateway"] as const)(
    "is repeated after: %s",
    async (fault) => {
      faults.push(fault);
      const { data } = await almanac.POST("/v1/calculate", { body: parcel });
      expect(data?.billableWeightKg).toBe(5);
      expect(seen.map(({ outcome }) => outcome)).toEqual([fault, 200]);
    },
  );

  test("waits as long as Retry-After asks", async () => {
    faults.push("limited");
    const before = performance.now();
    unwrap(await almanac.GET("/v1/carriers"));
    expect(performance.now() - before).toBeGreaterThanOrEqual(1000);
  });

  test("orders once, however often the connection breaks", async () => {
    const bought = await buyWhileItBreaks(almanac, faults);
    expect(bought).toEqual({ status: "placed", units: 2, sold: 2 });
    const writes = seen.filter(({ method }) => method === "POST");
    const completions = writes.filter(({ path }) => path.endsWith("/complete"));
    expect(completions.map(({ outcome }) => outcome)).toEqual(["lost", "cut", "limited", 200]);
    expect(new Set(completions.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    // Each write has its own key.
    expect(new Set(writes.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    expect(writes.every(({ idempotencyKey }) => idempotencyKey !== undefined)).toBe(true);
  });
});

test("the ETag cache asks whether its stored answer is still valid", async () => {
  const cached = createAlmanac({ baseUrl, key, etagCache: true });
  const ask = () =>
    cached.GET("/v1/vehicles/{vin}", { params: { path: { vin: "5UXWX7C57BA123456" } } });
  const first = await ask();
  const second = await ask();
  expect(second.data).toEqual(first.data);
  expect(second.response?.status).toBe(200);
  expect(seen.map(({ outcome }) => outcome)).toEqual([200, 304]);
  expect(seen[1]?.ifNoneMatch).toBe(first.response?.headers.get("etag"));
});

test("pages of a list follow each other until the last one", async () => {
  const query = { in_stock: true, limit: 50 };
  const ids: string[] = [];
  let pages = 0;
  for await (const page of almanac.pages("/v1/products", { params: { query } })) {
    pages += 1;
    ids.push(...page.products.map(({ id }) => id));
  }
  const { data } = await almanac.GET("/v1/products", { params: { query } });
  expect(pages).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(data?.total_count ?? 0);
});
