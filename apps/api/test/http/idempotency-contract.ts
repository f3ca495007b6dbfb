import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import type { Operation } from "../../src/http/operation/operation.ts";
import type { Service } from "../../src/http/service.ts";
import { findKey, touchKey } from "../../src/store/keys.ts";
import type { Store } from "../../src/store/store.ts";
import { askWith, createTestPlatform } from "../create-test-platform.ts";

/** A service that changes state in the same transaction that stores its answer. */
async function createCounter(store: Store) {
  const seen = { runs: 0, fail: false, waitMs: 0 };
  const operation: Operation = {
    method: "post",
    path: "/v1/counters",
    operationId: "count",
    summary: "Count",
    description: "Counts.",
    body: z.unknown(),
    changesState: true,
    replies: { 201: { description: "Counted", schema: z.object({ runs: z.int() }) } },
    async handle({ transact, caller }) {
      if (!transact) throw new Error("no store");
      return transact(async (transaction) => {
        seen.runs += 1;
        await delay(seen.waitMs);
        await touchKey(transaction, caller.keyId, 1_000 + seen.runs);
        if (seen.fail) throw new TypeError("broken");
        return { status: 201, body: { runs: seen.runs }, headers: { Location: `/c/${seen.runs}` } };
      });
    },
  };
  const service: Service = {
    id: "dimweight",
    title: "Counter",
    description: "Counts.",
    errorCodes: {},
    operations: [operation],
    example: { method: "POST", path: operation.path },
  };
  const tested = await createTestPlatform({ store, dependencies: { services: [service] } });
  const { key, row } = await tested.issue({ tier: "custom" });
  const other = await tested.issue({ tier: "custom", owner: "other" });
  const count = (idempotencyKey?: string, body: unknown = { a: 1, b: 2 }, apiKey = key) =>
    askWith(tested.app, apiKey, operation.path, body, {
      ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
    });
  return { ...tested, seen, count, row, otherKey: other.key };
}

/** Tests Idempotency-Key on a store. `open` returns a new empty store at each call. */
export function describeIdempotency(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    const opened: Store[] = [];
    beforeEach(async () => {
      store = await open();
      opened.push(store);
    });
    afterAll(async () => {
      for (const each of opened) await each.close();
    });

    test("runs every request without a key", async () => {
      const { count } = await createCounter(store);
      expect((await count()).body).toEqual({ runs: 1 });
      expect((await count()).body).toEqual({ runs: 2 });
    });

    test("runs a request with a key once, and marks the repeated answer as a replay", async () => {
      const { count, seen } = await createCounter(store);
      const first = await count("k1");
      const again = await count("k1", { b: 2, a: 1 });
      expect(seen.runs).toBe(1);
      expect(first.headers.get("idempotent-replayed")).toBeNull();
      expect([again.status, again.body]).toEqual([201, { runs: 1 }]);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(again.headers.get("location")).toBe("/c/1");
    });

    test("answers 422 to another body with the same key", async () => {
      const { count } = await createCounter(store);
      await count("k1");
      expect(await count("k1", { a: 2 })).toMatchObject({
        status: 422,
        body: { code: "idempotency_mismatch" },
      });
    });

    test("keeps the keys of different owners apart", async () => {
      const { count, otherKey } = await createCounter(store);
      await count("k1");
      expect((await count("k1", { a: 1, b: 2 }, otherKey)).body).toEqual({ runs: 2 });
    });

    test("runs one of many simultaneous requests; the others get its answer or a 409", async () => {
      const { count, seen } = await createCounter(store);
      seen.waitMs = 5;
      const answers = await Promise.all(Array.from({ length: 10 }, () => count("k1")));
      expect(seen.runs).toBe(1);
      for (const { status } of answers) expect([201, 409]).toContain(status);
      expect(
        answers.filter(
          ({ headers, status }) => status === 201 && !headers.has("idempotent-replayed"),
        ),
      ).toHaveLength(1);
    });

    test("undoes a request that failed, and runs it again on retry", async () => {
      const { count, seen, row } = await createCounter(store);
      seen.fail = true;
      expect((await count("k1")).status).toBe(500);
      // The change that the handler made was rolled back.
      expect(await findKey(store.database, row.id)).toMatchObject({ last_used_at: null });
      seen.fail = false;
      expect(await count("k1")).toMatchObject({ status: 201, body: { runs: 2 } });
    });

    test("stores a change together with its answer, or neither", async () => {
      const { count, row } = await createCounter(store);
      // The answer cannot be stored, so the change of the handler, which is in the same transaction, must be undone.
      await store.database.schema.alterTable("idempotency").renameColumn("body", "gone").execute();
      expect((await count("k1")).status).toBeGreaterThanOrEqual(500);
      await store.database.schema.alterTable("idempotency").renameColumn("gone", "body").execute();
      expect(await findKey(store.database, row.id)).toMatchObject({ last_used_at: null });
      expect(await count("k1")).toMatchObject({ status: 201, body: { runs: 2 } });
    });

    test("runs one of many simultaneous requests on two instances", async () => {
      const [a, b] = [await createCounter(store), await createCounter(store)];
      a.seen.waitMs = 5;
      b.seen.waitMs = 5;
      const { key } = await a.issue({ tier: "custom", owner: "both" });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 ? a : b).count("k1", { a: 1 }, key)),
      );
      expect(a.seen.runs + b.seen.runs).toBe(1);
      for (const { status } of answers) expect([201, 409]).toContain(status);
      for (const instance of [a, b]) {
        const replayed = await instance.count("k1", { a: 1 }, key);
        expect([replayed.status, replayed.headers.get("idempotent-replayed")]).toEqual([
          201,
          "true",
        ]);
      }
    });

    test("asks other requests to wait one second while the first is running", async () => {
      const { count, seen } = await createCounter(store);
      seen.waitMs = 500;
      const first = count("k1");
      let other = await count("k1");
      // The first request may not have claimed the key yet, or it may hold the only connection of an embedded store
      // until it ends.
      if (other.status === 201) other = await count("k1");
      if (other.status === 409) {
        expect(other.body.code).toBe("conflict");
        expect(other.headers.get("retry-after")).toBe("1");
      } else expect(other.headers.get("idempotent-replayed")).toBe("true");
      expect((await first).status).toBe(201);
      expect(seen.runs).toBe(1);
    });

    test("forgets a key after a day", async () => {
      const { count, clock } = await createCounter(store);
      await count("k1");
      clock.at += 86_400_001;
      expect((await count("k1")).body).toEqual({ runs: 2 });
    });

    test.for(["", "a b", "x".repeat(256)])("refuses the key %j", async (text) => {
      const { count } = await createCounter(store);
      expect(await count(text)).toMatchObject({ status: 400, body: { code: "invalid_value" } });
    });
  });
}
