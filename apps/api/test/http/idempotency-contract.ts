import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { createTestPlatform } from "../create-test-platform.ts";

const request = {
  email: "ada@example.com",
  name: "Ada",
  useCase: "Quoting parcels",
  services: ["dimweight"],
  consent: true,
};
const other = { ...request, name: "Grace" };

/** As many requests an hour are accepted from one address. Replays do not count. */
const perHour = 5;

/**
 * Asks for early access, the only operation of the platform that a repeated request would do again.
 */
async function createForm(store: Store) {
  const tested = await createTestPlatform({ store });
  const send = async (
    idempotencyKey: string | undefined,
    body: object = request,
    headers: object = {},
  ) => {
    const response = await tested.app.request("/early-access", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const { code } = (await response.json()) as { code?: string };
    const replayed = response.headers.get("idempotent-replayed");
    return { status: response.status, code, replayed };
  };
  return { ...tested, send };
}

const accepted = { status: 202, replayed: null };
const replayed = { status: 202, replayed: "true" };

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

    test("does every request without a key", async () => {
      const { send } = await createForm(store);
      for (let sent = 0; sent < perHour; sent += 1) {
        expect(await send(undefined)).toMatchObject(accepted);
      }
      expect(await send(undefined)).toMatchObject({ status: 429 });
    });

    test("does a request with a key once, and marks the repeated answer as a replay", async () => {
      const { send } = await createForm(store);
      const { email, ...rest } = request;
      expect(await send("k1")).toMatchObject(accepted);
      for (let sent = 0; sent < perHour; sent += 1) {
        expect(await send("k1", { ...rest, email })).toMatchObject(replayed);
      }
      for (let sent = 1; sent < perHour; sent += 1) {
        expect(await send(`k${sent + 1}`)).toMatchObject(accepted);
      }
      expect(await send("another")).toMatchObject({ status: 429, code: "rate_limited" });
    });

    test("answers 422 to another body with the same key", async () => {
      const { send } = await createForm(store);
      await send("k1");
      expect(await send("k1", other)).toMatchObject({ status: 422, code: "idempotency_mismatch" });
    });

    test("keeps the keys of different owners apart", async () => {
      const { send, issue } = await createForm(store);
      const { key } = await issue({ owner: "grace" });
      await send("k1");
      expect(await send("k1", other, { "X-API-Key": key })).toMatchObject(accepted);
    });

    test("does one of many simultaneous requests, also of two instances", async () => {
      const forms = [await createForm(store), await createForm(store)] as const;
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => forms[index % 2 === 0 ? 0 : 1].send("k1")),
      );
      for (const { status, code } of answers) {
        expect([202, 409]).toContain(status);
        if (status === 409) expect(code).toBe("conflict");
      }
      expect(answers.filter(({ status, replayed }) => status === 202 && !replayed)).toHaveLength(1);
      for (const { send } of forms) expect(await send("k1")).toMatchObject(replayed);
    });

    test.for([
      ["early_access", "email"],
      ["idempotency", "body"],
    ] as const)("does a request again whose %s could not be stored", async ([table, column]) => {
      const { send } = await createForm(store);
      const rename = (from: string, to: string) =>
        store.database.schema.alterTable(table).renameColumn(from, to).execute();
      await rename(column, "gone");
      expect((await send("k1")).status).toBeGreaterThanOrEqual(500);
      await rename("gone", column);
      expect(await send("k1")).toMatchObject(accepted);
    });

    test("forgets a key after a day", async () => {
      const { send, clock } = await createForm(store);
      await send("k1");
      clock.at += 86_400_001;
      expect(await send("k1", other)).toMatchObject(accepted);
    });

    test.for(["", "a b", "x".repeat(256)])("refuses the key %j", async (text) => {
      const { send } = await createForm(store);
      expect(await send(text)).toMatchObject({ status: 400, code: "invalid_value" });
    });
  });
}
