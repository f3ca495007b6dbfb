import { afterAll, describe, expect, test } from "vitest";
import type { Work } from "../../src/work/task.ts";
import { createThreads } from "../../src/work/threads.ts";
import { createTestPlatform } from "../create-test-platform.ts";
import { connect } from "../mcp/connect.ts";

const threads = createThreads({
  script: new URL("../../src/start/work-thread.ts", import.meta.url),
  data: {},
  report() {},
  count: 1,
});
afterAll(() => threads.close());

/** The same threads, and how many tasks they had. */
function counted(work: Work): Work & { readonly tasks: unknown[] } {
  const tasks: unknown[] = [];
  return {
    tasks,
    run(task, owner) {
      tasks.push("operationId" in task ? task.operationId : task.tool);
      return work.run(task, owner);
    },
    close: () => work.close(),
  };
}

type Platform = Awaited<ReturnType<typeof createTestPlatform>>;

const rows = (count: number, rowOf: (index: number) => unknown) => ({
  items: Array.from({ length: count }, (_, index) => rowOf(index)),
});
const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" };
const requestId = "0f9a2c1e-58d1-4f0c-8a52-6a1b8f0f1c11";
const deep = JSON.parse(`${"[".repeat(80)}${"]".repeat(80)}`);
const tax = { jurisdiction: "US-CA", filing_status: "single", deductions: 0, tax_year: 2025 };
const income = { gross_income: 58_000, tax_year: 2026 };
const pay = { jurisdiction: "DE", tax_year: 2026 };

const requests: readonly (readonly [string, string, unknown?])[] = [
  ["parcels", "/v1/calculate/batch", rows(200, (at) => ({ ...parcel, weightKg: at }))],
  ["explained parcels", "/v1/calculate/batch?explain=true", rows(50, () => parcel)],
  ["wrong rows", "/v1/calculate/batch", rows(200, (at) => [{}, 1, deep, { a: at }][at % 4])],
  ["VINs", "/v1/vehicles/batch", rows(200, (at) => ({ vin: `1HGCM82633A00435${at % 10}` }))],
  ["taxes", "/v1/calculations/batch", rows(200, (at) => ({ ...tax, gross_income: at * 999 }))],
  ["pays", "/v1/pay/batch?explain=true", rows(60, (at) => ({ ...pay, gross_income: at * 999 }))],
  ["a large body", "/v1/vehicles/batch", rows(3, () => ({ vin: "x".repeat(40_000) }))],
  ["too many rows", "/v1/calculate/batch", rows(1_001, () => parcel)],
  ["an unknown field", "/v1/calculate/batch", { ...rows(200, () => parcel), a: 1 }],
  ["a wrong query", "/v1/calculate/batch?a=1", rows(200, () => parcel)],
  ["pieces", "/v1/calculate/shipment", { carrier: "dhl", pieces: Array(300).fill(parcel) }],
  ["invented VINs", "/v1/vehicles/generate", { count: 100, seed: 1 }],
  ["too many invented VINs", "/v1/vehicles/generate", { count: 1_001 }],
  ["the gross of a net", "/v1/pay/gross-for?explain=true", { ...pay, net: 40_000 }],
  ["thresholds", "/v1/calculations/marginal-schedule", { ...tax, gross_income: 90_000 }],
  ["the gross of a net after tax", "/v1/calculations/gross-for", { ...tax, net: 40_000 }],
  ["pay in places", "/v1/pay/compare", { from: "DE", to: ["AT"], ...income }],
  ["a partial VIN", "/v1/vehicles/match?pattern=1FT"],
  ["an unknown partial VIN", "/v1/vehicles/match?pattern=0"],
  ["no partial VIN", "/v1/vehicles/match"],
];

async function ask({ app }: Platform, key: string, path: string, body?: unknown) {
  const headers = {
    "X-API-Key": key,
    "X-Request-Id": requestId,
    "Content-Type": "application/json",
  };
  const response = await app.request(path, {
    headers,
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  // Seconds pass while the first thread starts.
  const limit = response.headers.get("ratelimit")?.replaceAll(/;t=\d+/g, "");
  const answered = { ...Object.fromEntries(response.headers), ratelimit: limit };
  return { status: response.status, headers: answered, text: await response.text() };
}

describe("a thread answers byte for byte as the main thread, and counts the same", () => {
  test.for(requests)("%s", async ([, path, body]) => {
    const [alone, helped] = await Promise.all([
      createTestPlatform({ tiers: { free: { requestsPerMinute: 60, requestsPerMonth: 2_000 } } }),
      createTestPlatform({
        tiers: { free: { requestsPerMinute: 60, requestsPerMonth: 2_000 } },
        work: threads,
      }),
    ]);
    const [here, there] = await Promise.all([alone.issue(), helped.issue()]);
    expect(await ask(helped, there.key, path, body)).toEqual(
      await ask(alone, here.key, path, body),
    );
    const usage = async (platform: Platform, key: string) =>
      JSON.parse((await ask(platform, key, "/v1/usage")).text).services;
    expect(await usage(helped, there.key)).toEqual(await usage(alone, here.key));
  });
});

test("heavy work goes to a thread, and small work does not", async () => {
  const work = counted(threads);
  const platform = await createTestPlatform({ work, unlimited: true });
  const { key } = await platform.issue({ tier: "custom" });
  const send = (path: string, body?: unknown) => ask(platform, key, path, body);
  await send("/v1/calculate", parcel);
  await send(
    "/v1/calculate/batch",
    rows(199, () => parcel),
  );
  await send(
    "/v1/calculate/batch?explain=true",
    rows(49, () => parcel),
  );
  await send("/v1/certificates/batch", {
    ...rows(1, () => ({ hostname: "a.test" })),
    b: "b".repeat(70_000),
  });
  expect(work.tasks).toEqual([]);
  for (const [, path, body] of requests) await send(path, body);
  // The wrong query is refused before.
  expect(work.tasks).toHaveLength(requests.length - 2);
});

test("a form asks heavy questions on a thread, and its caller pays for them", async () => {
  const work = counted(threads);
  const helped = await createTestPlatform({ work, unlimited: true });
  const alone = await createTestPlatform({ unlimited: true });
  const pages = [
    "/try/tax?jurisdiction=US-ME&gross_income=90000&tax_year=2025",
    "/try/tax?jurisdiction=DE&gross_income=90000&tax_year=2025",
    "/try/vin?vin=LRW3E7ES7PC",
  ];
  for (const path of pages) {
    const [there, here] = [await helped.app.request(path), await alone.app.request(path)];
    expect(there.status).toBe(here.status);
    expect(await there.text()).toBe(await here.text());
  }
  expect(work.tasks).toEqual(["marginalSchedule", "matchVin"]);
  expect(helped.platform.processorTime.top(1)[0]?.milliseconds).toBeGreaterThan(20);
});

test("a heavy tool answers the same on a thread, and refuses the same", async () => {
  const work = counted(threads);
  const helped = await createTestPlatform({ work, unlimited: true });
  const alone = await createTestPlatform({ unlimited: true });
  const [there, here] = await Promise.all([
    connect(helped.app, { "X-API-Key": (await helped.issue()).key }),
    connect(alone.app, { "X-API-Key": (await alone.issue()).key }),
  ]);
  const calls = [
    { name: "find_vehicle", arguments: { pattern: "1FT" } },
    { name: "find_vehicle", arguments: { pattern: "1FT", make: "Ford" } },
    { name: "compare_pay", arguments: { from: "DE", to: ["AT"], ...income } },
    { name: "gross_for_net", arguments: { ...pay, net: 40_000 } },
    { name: "calculate_dim_weight", arguments: parcel },
  ];
  for (const call of calls) expect(await there.callTool(call)).toEqual(await here.callTool(call));
  expect(work.tasks).toEqual(["find_vehicle", "find_vehicle", "compare_pay", "gross_for_net"]);
});

test("a batch that the quota does not cover is refused, and costs nothing", async () => {
  const platform = await createTestPlatform({
    work: threads,
    tiers: { free: { requestsPerMinute: 60, requestsPerMonth: 100 } },
  });
  const { key } = await platform.issue();
  const { status, text } = await ask(
    platform,
    key,
    "/v1/calculate/batch",
    rows(200, () => parcel),
  );
  expect(status).toBe(429);
  expect(JSON.parse(text)).toMatchObject({ code: "quota_exceeded" });
  expect((await ask(platform, key, "/v1/calculate", parcel)).status).toBe(200);
});

test("the time of a thread is charged to the key", async () => {
  const platform = await createTestPlatform({ work: threads, unlimited: true });
  const { key, row } = await platform.issue({ tier: "custom" });
  await ask(platform, key, "/v1/vehicles/generate", { count: 1_000, seed: 1 });
  const [first] = platform.platform.processorTime.top(1);
  expect(first?.payer.keyId).toBe(row.id);
  expect(first?.milliseconds).toBeGreaterThan(10);
});

test("a caller who has gone gets the problem that the log knows, and the thread is free again", async () => {
  const caller = new AbortController();
  const task = {
    operationId: "calculateDimWeightBatch",
    params: {},
    query: {},
    body: new TextEncoder().encode(JSON.stringify(rows(1_000, () => parcel))),
    requestId,
    nowMs: Date.UTC(2026, 10, 20),
  };
  const owner = { payer: "a", signal: caller.signal, took() {} };
  // The caller goes while the thread waits for the quota.
  const asked = threads.run(task, {
    ...owner,
    ask: async () => {
      caller.abort();
      await new Promise(() => {});
    },
  });
  expect(await asked).toMatchObject({ problem: { code: "malformed_http" } });
  const { signal } = new AbortController();
  const next = await threads.run(task, { ...owner, signal, ask: async () => {} });
  expect(next).toMatchObject({ reply: { spend: 1_000 } });
});

describe("if a thread breaks, only its request fails", () => {
  const script = new URL("broken-thread.ts", import.meta.url);
  const owner = {
    payer: "a",
    signal: new AbortController().signal,
    ask: async () => {},
    took() {},
  };

  test.for(["ends", "throws later", "fills its memory"])("%s", async (tool) => {
    const work = createThreads({ script, data: {}, report() {}, count: 1 });
    const task = { tool, given: undefined, nowMs: 0 };
    await expect(work.run(task, owner)).rejects.toThrow();
    await expect(work.run(task, owner)).rejects.toThrow();
    await work.close();
  });

  test("it cannot load its script", async () => {
    const reports: unknown[] = [];
    const missing = new URL("missing.ts", import.meta.url);
    const report = (error: unknown) => void reports.push(error);
    const work = createThreads({ script: missing, data: {}, report, count: 1 });
    const task = { tool: "", given: undefined, nowMs: 0 };
    await expect(work.run(task, owner)).rejects.toThrow();
    await expect(work.run(task, owner)).rejects.toThrow();
    expect(reports).toHaveLength(2);
    await work.close();
  });
});
