import fc from "fast-check";
import type { KyselyPlugin } from "kysely";
import { describe, expect, test } from "vitest";
import { apiKeyPattern, isWellFormedKey, mintApiKey, rotateKey } from "../../src/access/api-key.ts";
import { findKey, listKeys, revokeKey } from "../../src/store/keys.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { askWith, createTestPlatform, parcel } from "../create-test-platform.ts";
import { testPepper } from "../test-pepper.ts";

const path = "/v1/calculate";

describe("an API key", () => {
  test("has the published format with a checksum, and no two keys are equal", () => {
    const keys = Array.from({ length: 500 }, (_, index) => mintApiKey(index % 2 ? "live" : "test"));
    for (const key of keys) {
      expect(key).toMatch(apiKeyPattern);
      expect(isWellFormedKey(key)).toBe(true);
    }
    expect(new Set(keys).size).toBe(500);
  });

  test("with one wrong character fails its checksum, so that no lookup is needed", () => {
    const key = mintApiKey("live");
    fc.assert(
      fc.property(
        fc.integer({ min: 9, max: key.length - 1 }),
        fc.constantFrom(..."0aZ9"),
        (at, digit) => {
          fc.pre(key.charAt(at) !== digit);
          expect(isWellFormedKey(key.slice(0, at) + digit + key.slice(at + 1))).toBe(false);
        },
      ),
    );
  });
});

describe("admission by API key", () => {
  test("admits a valid key", async () => {
    const { app, issue } = await createTestPlatform();
    const { key } = await issue();
    expect((await askWith(app, key, path, parcel)).status).toBe(200);
  });

  test("answers 401 with a challenge to a request without a key, before it reads the body", async () => {
    const { app } = await createTestPlatform();
    const answer = await askWith(app, undefined, path, "no object");
    expect(answer).toMatchObject({ status: 401, body: { code: "missing_api_key" } });
    expect(answer.headers.get("www-authenticate")).toBe('ApiKey realm="almanac"');
  });

  test("gives the same answer to malformed, unknown and revoked keys", async () => {
    const { app, issue, store, clock } = await createTestPlatform();
    const revoked = await issue();
    await revokeKey(store.database, revoked.row.id, clock.at);
    const answers = [];
    for (const key of ["x", mintApiKey("live"), revoked.key]) {
      const { status, body, headers } = await askWith(app, key, path, parcel);
      answers.push({
        status,
        body: { ...body, instance: "" },
        challenge: headers.get("www-authenticate"),
      });
    }
    expect(answers[0]).toMatchObject({ status: 401, body: { code: "invalid_api_key" } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test("reports to the holder of an expired key that it has expired", async () => {
    const { app, issue, clock } = await createTestPlatform();
    const { key } = await issue({ expiresAt: clock.at + 1000 });
    expect((await askWith(app, key, path, parcel)).status).toBe(200);
    clock.at += 1000;
    expect(await askWith(app, key, path, parcel)).toMatchObject({
      status: 401,
      body: { code: "expired_api_key" },
    });
  });

  test("answers 403 to a key without the scope", async () => {
    const { app, issue } = await createTestPlatform();
    const { key } = await issue({ scopes: "vin,tax" });
    expect(await askWith(app, key, path, parcel)).toMatchObject({
      status: 403,
      body: { code: "insufficient_scope" },
    });
  });

  test("does not read a key in the URL, and advises the caller to rotate it", async () => {
    const { app, issue } = await createTestPlatform();
    const { key } = await issue();
    const answer = await askWith(app, undefined, `${path}?api_key=${key}`, parcel);
    expect(answer).toMatchObject({ status: 401, body: { code: "missing_api_key" } });
    expect(answer.body.detail).toContain("Rotate that key");
    expect(JSON.stringify(answer.body)).not.toContain(key);
  });

  test("blocks wrong keys from an address after thirty of them, but still admits valid keys", async () => {
    const { app, issue, clock } = await createTestPlatform();
    const [used, fresh] = [await issue(), await issue()];
    const wrong = () => askWith(app, mintApiKey("live"), path, parcel);
    expect((await askWith(app, used.key, path, parcel)).status).toBe(200);
    for (let index = 0; index < 30; index += 1) expect((await wrong()).status).toBe(401);
    const answer = await wrong();
    expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    for (const key of [undefined, "malformed"]) {
      expect((await askWith(app, key, path, parcel)).status).toBe(429);
    }
    // One key is in memory, the other must be looked up.
    for (const { key } of [used, fresh]) {
      expect((await askWith(app, key, path, parcel)).status).toBe(200);
    }
    const seconds = Number(answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    clock.at += seconds * 1000;
    expect((await wrong()).status).toBe(401);
  });

  test("asks the store few queries however many keys are guessed at once, and still admits a valid one", async () => {
    let lookUps = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === "SelectQueryNode" && JSON.stringify(node.from).includes('"keys"')) {
          lookUps += 1;
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const store = await createStore(openSqlite(":memory:").withPlugin(counting), "sqlite");
    const { app, issue } = await createTestPlatform({ store });
    const { key } = await issue();
    const keys = Array.from({ length: 2_000 }, () => mintApiKey("live"));
    const asked = [...keys, key].map((each) => askWith(app, each, path, parcel));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.pop()).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(lookUps).toBeGreaterThan(0);
    expect(lookUps).toBeLessThan(20);
  });
});

describe("the life of an API key", () => {
  test("refuses a revoked key within five seconds, even if it was in memory", async () => {
    const { app, issue, store, clock } = await createTestPlatform();
    const { key, row } = await issue();
    expect((await askWith(app, key, path, parcel)).status).toBe(200);
    await revokeKey(store.database, row.id, clock.at);
    clock.at += 4_999;
    expect((await askWith(app, key, path, parcel)).status).toBe(401);
  });

  test("reads a key that is in use again in the background", async () => {
    const { app, issue, store, clock } = await createTestPlatform();
    const { key, row } = await issue();
    await askWith(app, key, path, parcel);
    await revokeKey(store.database, row.id, clock.at);
    clock.at += 2_000;
    await askWith(app, key, path, parcel);
    await expect.poll(async () => (await askWith(app, key, path, parcel)).status).toBe(401);
  });

  test("accepts both keys during the overlap of a rotation, and then only the new one", async () => {
    const { app, issue, store, clock } = await createTestPlatform();
    const { key, row } = await issue({ scopes: "dimweight", tier: "growth" });
    const next = await rotateKey(store.database, testPepper, row, {
      now: clock.at,
      overlapMs: 60_000,
    });
    expect(next.row).toMatchObject({ owner: "acme", tier: "growth", scopes: "dimweight" });
    for (const each of [key, next.key])
      expect((await askWith(app, each, path, parcel)).status).toBe(200);
    clock.at += 60_000;
    expect((await askWith(app, key, path, parcel)).body.code).toBe("expired_api_key");
    expect((await askWith(app, next.key, path, parcel)).status).toBe(200);
    expect((await findKey(store.database, row.id))?.replaced_by).toBe(next.row.id);
  });

  test("gives the new key the expiry of the old one, and lets only one of two concurrent rotations succeed", async () => {
    const { issue, store, clock } = await createTestPlatform();
    const { row } = await issue({ expiresAt: clock.at + 86_400_000 });
    const rotation = { now: clock.at, overlapMs: 7 * 86_400_000 };
    const rotate = () =>
      store.transact((transaction) => rotateKey(transaction, testPepper, row, rotation));
    const outcomes = await Promise.allSettled([rotate(), rotate()]);
    const done = outcomes.flatMap((each) => (each.status === "fulfilled" ? [each.value.row] : []));
    expect(done).toMatchObject([{ expires_at: row.expires_at }]);
    expect((await findKey(store.database, row.id))?.expires_at).toBe(row.expires_at);
    expect(await listKeys(store.database)).toHaveLength(2);
    const [{ id } = { id: "" }] = done;
    const next = await findKey(store.database, id);
    if (!next) throw new Error("no successor");
    const longer = await rotateKey(store.database, testPepper, next, {
      ...rotation,
      expiresAt: clock.at + 1,
    });
    expect(longer.row.expires_at).toBe(clock.at + 1);
  });

  test("accepts keys hashed with an old pepper, and hashes them with the new one", async () => {
    const store = await createStore(openSqlite(":memory:"), "sqlite");
    const before = await createTestPlatform({ store });
    const { key, row } = await before.issue();
    const newer = { version: 2, secret: "another pepper that only tests know" };
    const after = await createTestPlatform({ store, peppers: [newer, testPepper] });
    expect((await askWith(after.app, key, path, parcel)).status).toBe(200);
    expect(await findKey(store.database, row.id)).toMatchObject({ pepper_version: 2 });
    const later = await createTestPlatform({ store, peppers: [newer] });
    expect((await askWith(later.app, key, path, parcel)).status).toBe(200);
    expect((await askWith(before.app, key, path, parcel)).status).toBe(401);
  });

  test("refuses no key while the pepper is changed in two rounds and instances restart one by one", async () => {
    const store = await createStore(openSqlite(":memory:"), "sqlite");
    const newer = { version: 2, secret: "another pepper that only tests know" };
    const rounds = [[testPepper], [testPepper, newer], [newer, testPepper], [newer]];
    const first = await createTestPlatform({ store });
    const { key, row } = await first.issue();
    let before = first;
    for (const peppers of rounds) {
      const after = await createTestPlatform({ store, peppers });
      for (let turn = 0; turn < 4; turn += 1) {
        for (const instance of [before, after]) {
          instance.clock.at += 5_000;
          expect((await askWith(instance.app, key, path, parcel)).status).toBe(200);
        }
      }
      // Both instances have restarted, so any of them has the peppers of this round.
      expect((await askWith(after.app, key, path, parcel)).status).toBe(200);
      before = after;
      await askWith((await createTestPlatform({ store, peppers })).app, key, path, parcel);
    }
    expect(await findKey(store.database, row.id)).toMatchObject({ pepper_version: 2 });
  });

  test("stores the time of the last use, and never the key itself", async () => {
    const { app, issue, store, clock, meter } = await createTestPlatform();
    const { key, row } = await issue();
    await askWith(app, key, path, parcel);
    await meter.flush();
    const kept = await findKey(store.database, row.id);
    expect(kept?.last_used_at).toBe(clock.at);
    expect(JSON.stringify(kept)).not.toContain(key.slice(12, 40));
  });
});
