import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStorefront } from "../../src/services/storefront/dependencies.ts";
import { readSettings } from "../../src/settings.ts";
import type { Schema } from "../../src/store/schema.ts";
import type { Store } from "../../src/store/store.ts";
import { sumUsage } from "../../src/store/usage.ts";
import { createTestPlatform, parcel } from "../create-test-platform.ts";
import { keptLog } from "../kept-log.ts";
import { testPepper } from "../test-pepper.ts";

export interface RefusingStore {
  readonly store: Store;
  /** From now on the store can be read but accepts no writes. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  /** The cause, as in the log. */
  readonly reason: string;
}

const tables: readonly (keyof Schema)[] = [
  "keys",
  "early_access",
  "idempotency",
  "shops",
  "shop_rows",
  "write_probes",
];
const olderPepper = { version: 7, secret: "an-older-secret-of-the-tests-0123456789" };
const tiers = {
  free: { requestsPerMinute: null, requestsPerMonth: 1_000_000 },
  custom: { requestsPerMinute: null, requestsPerMonth: null },
};

async function openInstance({ store }: RefusingStore) {
  const kept = keptLog();
  const peppers = [testPepper, olderPepper];
  const { storefront } = readSettings({});
  const instance = await createTestPlatform({
    store,
    peppers,
    tiers,
    unlimited: true,
    dependencies: {
      log: kept.log,
      storefront: openStorefront(storefront, store, undefined),
    },
  });
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const isText = typeof body === "string";
    const response = await instance.app.request(path, {
      method,
      headers: {
        "Content-Type": isText ? "application/x-www-form-urlencoded" : "application/json",
        "UCP-Agent": 'profile="https://agent.example/profile.json"',
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  };
  return { ...instance, ...kept, call };
}

type Instance = Awaited<ReturnType<typeof openInstance>>;
type Answer = Awaited<ReturnType<Instance["call"]>>;

/** Tests that every engine must pass while it accepts no writes. */
export function describeRefusedWrites(name: string, open: () => Promise<RefusingStore>): void {
  describe(`${name} that accepts no writes`, { timeout: 60_000 }, () => {
    let engine: RefusingStore;
    let instance: Instance;
    let key: string;
    /**
     * Keys of owners that have made no call yet, so that the first call of each must write
     * a reservation.
     */
    let freshKeys: string[];
    let productId: string;
    let checkoutId: string;
    beforeAll(async () => {
      engine = await open();
      instance = await openInstance(engine);
      key = (await instance.issue()).key;
      freshKeys = [];
      for (let index = 0; index < 200; index += 1) {
        freshKeys.push((await instance.issue({ owner: `fresh-${index}` })).key);
      }
      const page = await instance.call("GET", "/v1/products?in_stock=true&limit=1", undefined, {
        "X-API-Key": key,
      });
      productId = JSON.parse(page.text).products[0].variants[0].id;
      const body = { line_items: [{ item: { id: productId }, quantity: 1 }] };
      const checkout = await instance.call("POST", "/ucp/checkout-sessions", body);
      checkoutId = JSON.parse(checkout.text).id;
    }, 60_000);
    beforeEach(() => engine.accept());
    afterAll(async () => {
      await engine.accept();
      await engine.store.close();
    });

    const rowCounts = async () => {
      const counts: Record<string, number> = {};
      for (const table of tables) {
        const row = await engine.store.database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("rows"))
          .executeTakeFirstOrThrow();
        counts[table] = Number(row.rows);
      }
      return counts;
    };
    const ready = async () => (await instance.call("GET", "/readyz")).status;

    let index = 0;
    const email = () => {
      index += 1;
      return `ada-${index}@example.com`;
    };
    const person = () => ({
      email: email(),
      name: "Ada",
      useCase: "x".repeat(1_500),
      services: ["dimweight"],
      consent: true,
    });
    const add = () => ({ action: "add", product_id: productId, quantity: 1 });
    const lines = () => ({ line_items: [{ item: { id: productId }, quantity: 1 }] });
    const paths: Readonly<Record<string, () => Promise<Answer>>> = {
      "a cart": () => instance.call("POST", "/v1/carts", add(), { "X-API-Key": key }),
      "a cart under an Idempotency-Key": () =>
        instance.call("POST", "/v1/carts", add(), {
          "X-API-Key": key,
          "Idempotency-Key": randomBytes(60).toString("hex"),
        }),
      "a cart over UCP": () => instance.call("POST", "/ucp/carts", lines()),
      "a checkout over UCP": () => instance.call("POST", "/ucp/checkout-sessions", lines()),
      "a change of a checkout over UCP": () =>
        instance.call("PUT", `/ucp/checkout-sessions/${checkoutId}`, {
          ...lines(),
          buyer: { email: email(), first_name: "A".repeat(500), last_name: "B".repeat(500) },
        }),
      "early access as JSON": () => instance.call("POST", "/early-access", person()),
      "early access under an Idempotency-Key": () =>
        instance.call("POST", "/early-access", person(), {
          "Idempotency-Key": randomBytes(60).toString("hex"),
        }),
      "a call of an owner who has not called before": () =>
        instance.call("POST", "/v1/calculate", parcel, { "X-API-Key": freshKeys.pop() ?? "" }),
    };

    test.for(Object.keys(paths))(
      "answers 503, logs the cause and stores nothing for %s",
      async (path) => {
        const ask = paths[path] as () => Promise<Answer>;
        await engine.refuse();
        let answer: Answer;
        let before: Record<string, number>;
        let lines: number;
        let tries = 0;
        // A database that may not grow still has some room in its last pages.
        do {
          before = await rowCounts();
          lines = instance.warnings.length;
          answer = await ask();
          tries += 1;
        } while (answer.status < 400 && tries < 150);
        expect(answer.status, answer.text).toBe(503);
        expect(JSON.parse(answer.text)).toMatchObject({ code: "unavailable" });
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(instance.warnings.slice(lines)).toContainEqual([
          expect.objectContaining({ reason: engine.reason }),
          "the store is unavailable",
        ]);
        expect(instance.errors).toEqual([]);
        expect(await rowCounts()).toEqual(before);
        expect(await ready()).toBe(503);
        expect((await instance.call("GET", "/healthz")).status).toBe(200);
        await engine.accept();
        expect(await ready()).toBe(200);
        expect((await ask()).status).toBeLessThan(300);
        expect(await rowCounts()).toMatchObject({ write_probes: 0 });
      },
    );

    test("accepts a key of an older pepper with its old hash", async () => {
      const older = await createTestPlatform({ store: engine.store, peppers: [olderPepper] });
      const { key: old } = await older.issue({ tier: "custom" });
      await engine.refuse();
      const answer = await instance.call("POST", "/v1/calculate", parcel, { "X-API-Key": old });
      expect(answer.status, answer.text).toBe(200);
    });

    test("keeps counts in memory, and writes them when there is space again", async () => {
      const { meter } = instance;
      const owners = Array.from({ length: 300 }, (_, at) => `kept-${at}-${"x".repeat(100)}`);
      const spend = () => {
        for (const owner of owners) meter.spend(meter.account(owner, "dimweight"), "key", 2);
      };
      await engine.refuse();
      spend();
      await expect(meter.flush()).rejects.toThrow();
      spend();
      await expect(meter.flush()).rejects.toThrow();
      expect(await ready()).toBe(503);
      await engine.accept();
      await meter.flush();
      const totals = await sumUsage(engine.store.database, meter.month.name, owners);
      expect(totals).toHaveLength(300);
      expect(totals.every(({ count }) => count === 4)).toBe(true);
      expect(await ready()).toBe(200);
    });
  });
}
