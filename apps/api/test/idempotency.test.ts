import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import * as z from "zod";
import type { Operation } from "../src/platform/operation.ts";
import type { Service } from "../src/services/service.ts";
import { touchKey } from "../src/store/keys.ts";
import { askWith, createTestPlatform } from "./create-test-platform.ts";

/** A service that changes state, in one transaction with its answer. */
async function createCounter() {
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
  const tested = await createTestPlatform({ dependencies: { services: [service] } });
  const { key } = await tested.issue({ tier: "custom" });
  const other = await tested.issue({ tier: "custom", owner: "other" });
  const count = (idempotencyKey?: string, body: unknown = { a: 1, b: 2 }, apiKey = key) =>
    askWith(tested.app, apiKey, operation.path, body, {
      ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
    });
  return { ...tested, seen, count, otherKey: other.key };
}

test("without a key each request is done", async () => {
  const { count } = await createCounter();
  expect((await count()).body).toEqual({ runs: 1 });
  expect((await count()).body).toEqual({ runs: 2 });
});

test("with a key it is done once, and the answer is marked as a replay", async () => {
  const { count, seen } = await createCounter();
  const first = await count("k1");
  const again = await count("k1", { b: 2, a: 1 });
  expect(seen.runs).toBe(1);
  expect(first.headers.get("idempotency-replayed")).toBeNull();
  expect([again.status, again.body]).toEqual([201, { runs: 1 }]);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(again.headers.get("location")).toBe("/c/1");
});

test("another body under the same key: 422", async () => {
  const { count } = await createCounter();
  await count("k1");
  expect(await count("k1", { a: 2 })).toMatchObject({
    status: 422,
    body: { code: "idempotency_mismatch" },
  });
});

test("keys of different owners never meet", async () => {
  const { count, otherKey } = await createCounter();
  await count("k1");
  expect((await count("k1", { a: 1, b: 2 }, otherKey)).body).toEqual({ runs: 2 });
});

test("many at once: one is done, the others are told to wait or get its answer", async () => {
  const { count, seen } = await createCounter();
  seen.waitMs = 5;
  const answers = await Promise.all(Array.from({ length: 10 }, () => count("k1")));
  expect(seen.runs).toBe(1);
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect(
    answers.filter(({ headers, status }) => status === 201 && !headers.has("idempotency-replayed")),
  ).toHaveLength(1);
});

test("what failed has not happened, and may be tried again", async () => {
  const { count, seen } = await createCounter();
  seen.fail = true;
  expect((await count("k1")).status).toBe(500);
  seen.fail = false;
  expect(await count("k1")).toMatchObject({ status: 201, body: { runs: 2 } });
});

test("a key is forgotten after a day", async () => {
  const { count, clock } = await createCounter();
  await count("k1");
  clock.at += 86_400_001;
  expect((await count("k1")).body).toEqual({ runs: 2 });
});

test.for(["", "a b", "x".repeat(256)])("the key %j is refused", async (text) => {
  const { count } = await createCounter();
  expect(await count(text)).toMatchObject({ status: 400, body: { code: "invalid_value" } });
});
