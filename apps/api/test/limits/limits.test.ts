import { describe, expect, test } from "vitest";
import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore, type Store } from "../../src/store/store.ts";
import { addUsage, sumUsage } from "../../src/store/usage.ts";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";

const path = "/v1/calculate";
const tiers = {
  free: { requestsPerMinute: 5, requestsPerMonth: 1_000 },
  small: { requestsPerMinute: 1_000, requestsPerMonth: 3 },
};

describe("the rate limit", () => {
  test("is counted per key, is in the headers of every answer, and is enforced with Retry-After", async () => {
    const { app, issue } = await createTestPlatform({ tiers });
    const [first, second] = [await issue(), await issue()];
    const answer = await askWith(app, first.key, path, parcel);
    expect(answer.headers.get("ratelimit-policy")).toBe(
      '"minute";q=5;w=60, "month";q=1000;w=2592000',
    );
    expect(answer.headers.get("ratelimit")).toMatch(/^"minute";r=4;t=60, "month";r=999;t=907200$/);
    for (let index = 0; index < 4; index += 1) await askWith(app, first.key, path, {});
    const refused = await askWith(app, first.key, path, parcel);
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    const [, reset] = /"minute";r=0;t=(\d+)/.exec(refused.headers.get("ratelimit") ?? "") ?? [];
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(Number(reset));
    expect((await askWith(app, second.key, path, parcel)).status).toBe(200);
  });

  test("is that of the free tier if the tier of the key is gone from the file", async () => {
    const { app, issue } = await createTestPlatform({ tiers });
    const { key } = await issue({ tier: "gone" });
    const answer = await askWith(app, key, path, parcel);
    expect(answer.headers.get("ratelimit-policy")).toContain('"minute";q=5');
  });

  test("adds no headers for a tier without limits", async () => {
    const { app, issue } = await createTestPlatform();
    const { key } = await issue({ tier: "custom" });
    expect((await askWith(app, key, path, parcel)).headers.get("ratelimit")).toBeNull();
  });
});

describe("the quota", () => {
  test("is spent only by successes, is shared by an owner's keys, and is separate for each owner", async () => {
    const { app, issue } = await createTestPlatform({ tiers });
    const [one, two] = [await issue({ tier: "small" }), await issue({ tier: "small" })];
    const other = await issue({ tier: "small", owner: "other" });
    for (let index = 0; index < 5; index += 1) {
      expect((await askWith(app, one.key, path, {})).status).toBe(400);
    }
    for (const { key } of [one, two, one]) {
      expect((await askWith(app, key, path, parcel)).status).toBe(200);
    }
    const refused = await askWith(app, two.key, path, parcel);
    expect(refused).toMatchObject({ status: 429, body: { code: "quota_exceeded" } });
    expect(refused.headers.get("retry-after")).toBe("907200");
    expect((await askWith(app, other.key, path, parcel)).status).toBe(200);
  });

  test("is not spent by a 304 answer", async () => {
    const { app, issue, meter } = await createTestPlatform({ tiers });
    const { key } = await issue({ tier: "small" });
    const vehicle = "/v1/vehicles/5UXWX7C57BA123456";
    const { headers } = await askWith(app, key, vehicle);
    const again = await app.request(vehicle, {
      headers: { "X-API-Key": key, "If-None-Match": headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get("ratelimit")).toContain('"month";r=2;');
    expect(meter.account("acme", "vin").used).toBe(1);
  });

  test("is not exceeded by many simultaneous requests", async () => {
    const { app, issue } = await createTestPlatform({ tiers });
    const { key } = await issue({ tier: "small" });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => askWith(app, key, path, parcel)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test("is spent by a batch once per successful row, and refuses a batch that does not fit as a whole", async () => {
    const { app, issue, meter } = await createTestPlatform({ tiers });
    const { key } = await issue({ tier: "small" });
    const batch = (rows: number) => ({
      items: [{}, ...Array.from({ length: rows }, () => parcel)],
    });
    expect((await askWith(app, key, `${path}/batch`, batch(3))).body.code).toBe("quota_exceeded");
    expect((await askWith(app, key, `${path}/batch`, batch(2))).status).toBe(200);
    expect(meter.account("acme", "dimweight").used).toBe(2);
    expect((await askWith(app, key, path, parcel)).status).toBe(200);
    expect((await askWith(app, key, path, parcel)).status).toBe(429);
  });

  test("starts again with each month in UTC", async () => {
    const { app, issue, clock, meter, store } = await createTestPlatform({ tiers });
    const { key } = await issue({ tier: "small" });
    for (let index = 0; index < 3; index += 1) await askWith(app, key, path, parcel);
    clock.at = Date.UTC(2026, 11, 1) - 1;
    expect((await askWith(app, key, path, parcel)).status).toBe(429);
    clock.at += 1;
    expect((await askWith(app, key, path, parcel)).status).toBe(200);
    await meter.flush();
    expect(await sumUsage(store.database, "2026-11", ["acme"])).toMatchObject([{ count: 3 }]);
    expect(await sumUsage(store.database, "2026-12", ["acme"])).toMatchObject([{ count: 1 }]);
  });

  test("includes what other instances have written", async () => {
    const { app, issue, store, clock, meter } = await createTestPlatform({ tiers });
    const { key, row } = await issue({ tier: "small" });
    expect((await askWith(app, key, path, parcel)).status).toBe(200);
    const count = {
      month: "2026-11",
      owner: "acme",
      service: "dimweight",
      keyId: row.id,
      count: 2,
    };
    await addUsage(store, { instance: "another", sequence: 1, at: clock.at, counts: [count] });
    await meter.flush();
    expect((await askWith(app, key, path, parcel)).status).toBe(429);
  });

  test("keeps counts through an outage of the store", async () => {
    const { app, issue, store, meter } = await createTestPlatform({ tiers });
    const { key } = await issue({ tier: "small" });
    await askWith(app, key, path, parcel);
    await store.database.schema.alterTable("usage").renameTo("away").execute();
    await expect(meter.flush()).rejects.toThrow();
    await askWith(app, key, path, parcel);
    await store.database.schema.alterTable("away").renameTo("usage").execute();
    await meter.flush();
    expect(await sumUsage(store.database, "2026-11", ["acme"])).toMatchObject([{ count: 2 }]);
    expect(meter.account("acme", "dimweight")).toMatchObject({ stored: 2, unwritten: 0, held: 0 });
  });

  test("writes what is counted during a write with the next write", async () => {
    const memory = await createStore(openSqlite(":memory:"), "sqlite");
    const whileWriting = { run: async () => {} };
    const store: Store = {
      ...memory,
      async transact(work) {
        const result = await memory.transact(work);
        await whileWriting.run();
        return result;
      },
    };
    const { app, issue, meter } = await createTestPlatform({ tiers, store });
    const { key } = await issue({ tier: "free" });
    const spend = async () => void (await askWith(app, key, path, parcel));
    await spend();
    whileWriting.run = spend;
    await meter.flush();
    const account = meter.account("acme", "dimweight");
    expect(account).toMatchObject({ stored: 1, unwritten: 1, held: 0 });
    whileWriting.run = async () => {};
    await meter.flush();
    expect(account).toMatchObject({ stored: 2, unwritten: 0, held: 0 });
  });
});

describe("GET /v1/usage", () => {
  test("reports the usage of the key and of its owner, and spends nothing", async () => {
    const { app, issue } = await createTestPlatform({ tiers });
    const [one, two] = [
      await issue({ tier: "small" }),
      await issue({ tier: "small", scopes: "dimweight" }),
    ];
    await issue({ owner: "other" });
    await askWith(app, one.key, path, parcel);
    await askWith(app, two.key, path, parcel);
    for (let index = 0; index < 3; index += 1) {
      const { status, body } = await askWith(app, two.key, "/v1/usage");
      expect(status).toBe(200);
      expect(body).toEqual({
        keyId: two.row.id,
        owner: "acme",
        tier: "small",
        scopes: ["dimweight"],
        month: "2026-11",
        resetsAt: "2026-12-01T00:00:00.000Z",
        requestsPerMinute: 1000,
        services: [
          { service: "dimweight", used: 2, usedByThisKey: 1, reserved: 0, quota: 3, remaining: 1 },
        ],
      });
    }
  });

  test("includes what another instance has just written, for the owner and for the key", async () => {
    const { app, issue, store, clock } = await createTestPlatform({ tiers });
    const { key, row } = await issue({ tier: "small" });
    await askWith(app, key, "/v1/usage");
    const spent = {
      month: "2026-11",
      owner: "acme",
      service: "dimweight",
      keyId: row.id,
      count: 2,
    };
    await addUsage(store, { instance: "another", sequence: 1, at: clock.at, counts: [spent] });
    const { body } = await askWith(app, key, "/v1/usage");
    expect(body).toMatchObject({
      services: expect.arrayContaining([
        { service: "dimweight", used: 2, usedByThisKey: 2, reserved: 0, quota: 3, remaining: 1 },
      ]),
    });
  });

  test("needs a key", async () => {
    const { app } = await createTestPlatform();
    expect((await askWith(app, undefined, "/v1/usage")).status).toBe(401);
  });
});
