import { describe, expect, test } from "vitest";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";

const vin = "1HGCM82633A004352";
const income = { gross_income: 50_000, tax_year: 2025 };
const rowsOf = (row: unknown, count = 1000) => ({
  items: Array.from({ length: count }, () => row),
});

const manyNames = Object.fromEntries(Array.from({ length: 32_000 }, (_, at) => [`n${at}`, 1]));

async function keyOf(requestsPerMinute: number) {
  const tiers = { free: { requestsPerMinute, requestsPerMonth: null } };
  const { app, issue, clock } = await createTestPlatform({ tiers });
  const { key } = await issue();
  const leftNow = (headers: Headers) =>
    Number(/"minute";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
  let left = requestsPerMinute;
  return {
    app,
    key,
    clock,
    ask: (path: string, body?: unknown) => askWith(app, key, path, body),
    /** How many requests of the minute one request counted as, by the headers of its answer. */
    async unitsOf(path: string, body?: unknown, headers?: Readonly<Record<string, string>>) {
      const answer = await askWith(app, key, path, body, headers);
      const before = left;
      left = leftNow(answer.headers);
      return before - left;
    },
  };
}

describe("a request counts as many requests of the minute as its work is worth", () => {
  test.for([
    ["/v1/calculate", parcel],
    [`/v1/vehicles/${vin}`],
    ["/v1/carriers"],
    ["/v1/calculate/batch", rowsOf(parcel, 1)],
    ["/v1/calculate/batch", { items: "none" }],
  ] as const)("%s counts as one", async ([path, body]) => {
    const { unitsOf } = await keyOf(60);
    expect(await unitsOf(path, body)).toBe(1);
  });

  test.for([
    ["/v1/vehicles/match?pattern=1FM", undefined, 2],
    ["/v1/calculations/marginal-schedule", { ...income, jurisdiction: "US-ME" }, 12],
    [
      "/v1/calculations/marginal-schedule",
      { ...income, jurisdiction: "US-ME", self_employment_income: 50_000 },
      48,
    ],
    ["/v1/calculations/marginal-schedule", { ...income, jurisdiction: "US", itemized: {} }, 48],
    [
      "/v1/calculations/marginal-schedule",
      { ...income, jurisdiction: "US", itemized: {}, self_employment_income: 1 },
      160,
    ],
    ["/v1/calculations/marginal-schedule", { ...income, jurisdiction: "DE" }, 1],
    ["/v1/calculations/gross-for", { jurisdiction: "US-ME", tax_year: 2025, net: 50_000 }, 3],
    ["/v1/vehicles/generate", {}, 3],
    ["/v1/vehicles/generate", { count: 21 }, 4],
    ["/v1/vehicles/generate", { count: 1000 }, 52],
    ["/v1/vehicles/generate", { count: 1_000_000 }, 52],
    ["/v1/vehicles/generate", { make: "nobody" }, 3],
    ["/v1/certificates/batch", rowsOf({ hostname: "example.com" }, 100), 10],
    ["/v1/calculate/batch", rowsOf(parcel, 51), 2],
    ["/v1/calculate/shipment", { pieces: Array.from({ length: 200 }, () => ({})) }, 2],
    ["/v1/calculate/batch", { items: [parcel], ...manyNames }, 10],
    ["/v1/vehicles/batch", { items: [manyNames] }, 10],
    ["/vpic/api/vehicles/GetAllMakes?format=json", undefined, 1],
    ["/vpic/api/vehicles/GetModelsForMake/a?format=json", undefined, 2],
    ["/vpic/api/vehicles/GetWMIsForManufacturer/a?format=json", undefined, 2],
  ] as const)("%s counts as much as its work (case %#)", async ([path, body, units]) => {
    const { unitsOf } = await keyOf(1000);
    expect(await unitsOf(path, body)).toBe(units);
  });

  test.for([
    ["tax?jurisdiction=DE&gross_income=50000&tax_year=2025", 1],
    ["tax?jurisdiction=US-ME&gross_income=50000&tax_year=2025", 12],
    ["vin?vin=1FMCU*", 2],
  ] as const)("the page /try/%s counts as much as what it asks", async ([path, units]) => {
    const { app, key } = await keyOf(1000);
    const page = await app.request(`/try/${path}`, { headers: { "X-API-Key": key } });
    expect(page.headers.get("ratelimit")).toContain(`r=${1000 - units};`);
  });

  test.for([
    ["/v1/calculate/batch", parcel, { ...parcel, carrier: "nobody" }],
    ["/v1/vehicles/batch", { vin }, { vin: "?" }],
    ["/v1/calculations/batch", { jurisdiction: "US", gross_income: 1, tax_year: 2025 }, {}],
    ["/v1/pay/batch", { jurisdiction: "DE", gross_income: 1, tax_year: 2026 }, 7],
  ] as const)("%s: 1,000 failed rows count as 1,000 good rows do", async ([path, good, bad]) => {
    const { unitsOf } = await keyOf(1000);
    const units = await unitsOf(path, rowsOf(good));
    expect(units).toBeGreaterThanOrEqual(10);
    expect(await unitsOf(path, rowsOf(bad))).toBe(units);
    expect(await unitsOf(path, rowsOf(good, 500))).toBe(units / 2);
  });
});

describe("a request of which less is left than it counts as", () => {
  test("is refused before the work, and what is left stays for cheaper requests", async () => {
    const { ask, unitsOf } = await keyOf(15);
    await unitsOf("/v1/carriers");
    const refused = await ask("/v1/calculate/batch", rowsOf(parcel));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(refused.headers.get("ratelimit")).toBe('"minute";r=13;t=60');
    expect(refused.body).toMatchObject({
      code: "rate_limited",
      detail:
        "This key may make 15 requests a minute. This one counts as 15, and 14 are left of this minute. Try again in 60 seconds.",
    });
    const cheaper = await ask("/v1/calculate/batch", rowsOf(parcel, 500));
    expect(cheaper.status).toBe(200);
    expect(cheaper.headers.get("ratelimit")).toBe('"minute";r=3;t=60');
  });

  test("is answered in an unused minute, even if it counts as more than the whole minute", async () => {
    const { ask } = await keyOf(3);
    const answer = await ask("/v1/calculate/batch", rowsOf(parcel));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("ratelimit")).toBe('"minute";r=0;t=60');
    expect((await ask("/v1/carriers")).status).toBe(429);
  });
});

describe("messages of MCP", () => {
  const accept = { Accept: "application/json, text/event-stream" };
  const list = (id: number) => ({ jsonrpc: "2.0", id, method: "tools/list" });
  const batch = Array.from({ length: 100 }, (_, id) => list(id));

  const server = async () => {
    const { app, key } = await keyOf(1000);
    return async (body: unknown, headers = {}) =>
      await app.request("/mcp", {
        method: "POST",
        headers: { "X-API-Key": key, "Content-Type": "application/json", ...accept, ...headers },
        body: JSON.stringify(body),
      });
  };

  test("count as one each, also in one request", async () => {
    const post = await server();
    expect((await post(list(1))).headers.get("ratelimit")).toContain("r=999;");
    const answer = await post(batch);
    expect(answer.status).toBe(200);
    expect((await answer.text()).match(/"calculate_tax"/g)).toHaveLength(100);
    expect(answer.headers.get("ratelimit")).toContain("r=899;");
    expect((await post(batch, { "MCP-Protocol-Version": "2025-03-26" })).status).toBe(200);
    for (const revision of ["2025-06-18", "2025-11-25", "2026-07-28"]) {
      const refused = await post(batch, { "MCP-Protocol-Version": revision });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ id: null, error: { code: -32600 } });
    }
    expect((await post(list(1))).headers.get("ratelimit")).toContain("r=795;");
  });

  test("count as the weight of the tool that they call", async () => {
    const post = await server();
    const call = (given: object) => ({
      ...list(1),
      method: "tools/call",
      params: { name: "find_vehicle", arguments: given },
    });
    expect((await post(call({ make: "Honda" }))).headers.get("ratelimit")).toContain("r=999;");
    expect((await post(call({ pattern: "1FM" }))).headers.get("ratelimit")).toContain("r=997;");
    const answer = await post([call({ pattern: "1FM" }), call({ make: "Honda" })]);
    expect(answer.headers.get("ratelimit")).toContain("r=994;");
  });
});
