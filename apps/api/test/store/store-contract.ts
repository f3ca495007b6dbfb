import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  advanceRequest,
  eraseRequest,
  findRequest,
  insertRequest,
} from "../../src/store/early-access.ts";
import {
  claimIdempotencyKey,
  completeIdempotencyKey,
  releaseIdempotencyKey,
} from "../../src/store/idempotency-keys.ts";
import {
  findKey,
  findKeysByHash,
  insertKey,
  listKeys,
  replaceKey,
  revokeKey,
  touchKey,
} from "../../src/store/keys.ts";
import { migrate, migrations } from "../../src/store/migrations.ts";
import type { Engine, Schema } from "../../src/store/schema.ts";
import { createStore, type Store } from "../../src/store/store.ts";
import { addUsage, forgetOldBatches, sumUsage, usageOfKey } from "../../src/store/usage.ts";

const key = (id: string) => ({
  id,
  hash: `hash of ${id}`,
  pepper_version: 1,
  hint: "alm_live_abc…wxyz",
  owner: "acme",
  tier: "free",
  scopes: "all",
  created_at: 1_795_000_000_000,
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  replaced_by: null,
});

/**
 * A row of every table as it was written when the table was added, and the first version that can
 * contain it.
 */
const released: readonly { since: number; table: keyof Schema; row: Record<string, unknown> }[] = [
  { since: 1, table: "keys", row: key("key_old") },
  {
    since: 2,
    table: "usage",
    row: { month: "2026-11", owner: "acme", service: "vin", key_id: "key_old", count: 7 },
  },
  { since: 2, table: "usage_batches", row: { instance: "i", sequence: 3, updated_at: 1 } },
  {
    since: 3,
    table: "early_access",
    row: {
      id: "ea_old",
      email: "old@example.com",
      name: "Ada",
      use_case: "parcels",
      services: "dimweight",
      state: "requested",
      created_at: 1,
    },
  },
  {
    since: 4,
    table: "idempotency",
    row: {
      owner: "acme",
      route: "post /v1/carts",
      key: "k",
      fingerprint: "f",
      status: 201,
      body: "{}",
      headers: "{}",
      locked_until: 2,
      created_at: 1,
    },
  },
  { since: 5, table: "shops", row: { shop: "acme", version: 4 } },
  {
    since: 5,
    table: "shop_rows",
    row: { shop: "acme", name: "carts", key: "c", value: "{}", version: 4 },
  },
  {
    since: 8,
    table: "usage_totals",
    row: {
      month: "2026-11",
      owner: "acme",
      service: "vin",
      counted: 7,
      reserved: 2,
      granted: 1,
    },
  },
  { since: 10, table: "usage_instances", row: { instance: "i", ends_at: 1 } },
  {
    since: 10,
    table: "usage_leases",
    row: { instance: "i", month: "2026-11", owner: "acme", service: "vin", units: 2 },
  },
];

const request = (id: string, email: string) => ({
  id,
  email,
  name: "Ada",
  company: null,
  use_case: "parcels",
  services: "dimweight",
  expected_volume: null,
  state: "requested",
  tier: null,
  key_id: null,
  created_at: 1,
  confirmed_at: null,
  decided_at: null,
  issued_at: null,
});

/** Tests that every engine must pass. `open` returns a new empty database at each call. */
export function describeStore(
  name: string,
  engine: Engine,
  open: () => Promise<Kysely<Schema>>,
): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await createStore(await open(), engine);
    });
    afterAll(() => store.close());

    test("answers a ping", () => expect(store.ping()).resolves.toBeUndefined());

    test.for(migrations.map((_, version) => version))(
      "migrates from version %i and keeps all rows",
      async (version) => {
        const database = await open();
        try {
          const kept = released.filter(({ since }) => since <= version);
          if (version > 0) await migrate(database, engine, version);
          for (const { table, row } of kept) {
            await database
              .insertInto(table)
              .values(row as never)
              .execute();
          }
          expect(await migrate(database, engine)).toBe(version);
          expect(await migrate(database, engine)).toBe(migrations.length);
          for (const { table, row } of kept) {
            const { rows } = await sql`select * from ${sql.table(table)}`.execute(database);
            expect(rows).toMatchObject([row]);
          }
          // Usage from before the totals table existed is added to the totals.
          const counts = kept.some(({ table }) => table === "usage") ? [{ count: 7 }] : [];
          expect(await sumUsage(database, "2026-11", ["acme"])).toMatchObject(counts);
        } finally {
          await database.destroy();
        }
      },
    );

    test("refuses to migrate a store of a newer program", async () => {
      const database = await open();
      try {
        await migrate(database, engine);
        await database.executeQuery({
          sql: "insert into migrations (version, name) values (999, 'later')",
          parameters: [],
          query: { kind: "RawNode", sqlFragments: [], parameters: [] },
          queryId: { queryId: "later" },
        });
        await expect(migrate(database, engine)).rejects.toThrow("newer");
      } finally {
        await database.destroy();
      }
    });

    test("stores, finds, replaces and revokes keys", async () => {
      const { database } = store;
      const row = key("key_1");
      await insertKey(database, row);
      await insertKey(database, { ...key("key_2"), owner: "other" });
      expect(await findKeysByHash(database, ["nothing", row.hash])).toEqual([row]);
      expect(await findKeysByHash(database, ["nothing"])).toEqual([]);
      expect(await listKeys(database, "acme")).toEqual([row]);
      await expect(insertKey(database, { ...row, id: "key_3" })).rejects.toThrow();
      await touchKey(database, "key_1", 200);
      await touchKey(database, "key_1", 100);
      await replaceKey(database, row, "key_2", 5_000_000_000_000);
      expect(await revokeKey(database, "key_1", 300)).toBe(true);
      expect(await revokeKey(database, "key_1", 400)).toBe(true);
      expect(await revokeKey(database, "nothing", 400)).toBe(false);
      expect(await findKey(database, "key_1")).toEqual({
        ...row,
        last_used_at: 200,
        revoked_at: 300,
        replaced_by: "key_2",
        expires_at: 5_000_000_000_000,
      });
    });

    test("adds a batch of counts once, however often it is sent", async () => {
      const count = { month: "2026-11", owner: "acme", service: "vin", keyId: "k1", count: 3 };
      const first = {
        instance: "i1",
        sequence: 1,
        at: 1,
        counts: [count, { ...count, keyId: "k2" }],
      };
      await addUsage(store, first);
      await addUsage(store, first);
      await addUsage(store, { ...first, instance: "i2" });
      await addUsage(store, { ...first, sequence: 2, at: 2, counts: [count] });
      const { database } = store;
      expect(await sumUsage(database, "2026-11", ["acme", "b"])).toEqual([
        { owner: "acme", service: "vin", count: 15, reserved: 0 },
      ]);
      expect(await usageOfKey(database, "2026-11", "k1")).toEqual([{ service: "vin", count: 9 }]);
      expect(await sumUsage(database, "2026-12", ["acme"])).toEqual([]);
      expect(await sumUsage(database, "2026-11", [])).toEqual([]);
      await forgetOldBatches(database, 2);
      await addUsage(store, first);
      expect(await usageOfKey(database, "2026-11", "k2")).toEqual([{ service: "vin", count: 6 }]);
    });

    test("performs each step of early access once, and erases a request", async () => {
      const { database } = store;
      expect(await insertRequest(database, request("ea_1", "ada@example.com"))).toBe(true);
      expect(await insertRequest(database, request("ea_2", "ada@example.com"))).toBe(false);
      const confirm = () => advanceRequest(database, "ea_1", ["requested"], { state: "confirmed" });
      expect(await confirm()).toBe(true);
      expect(await confirm()).toBe(false);
      expect(await findRequest(database, "ADA@example.com")).toMatchObject({
        id: "ea_1",
        state: "confirmed",
      });
      expect(await eraseRequest(store, "ea_1")).toBe(true);
      expect(await eraseRequest(store, "ea_1")).toBe(false);
      expect(await findRequest(database, "ea_1")).toBeUndefined();
    });

    test("gives an idempotency key to one request, and keeps the answer until it expires", async () => {
      const id = { owner: "acme", route: "post /x", key: "k" };
      const claim = { ...id, fingerprint: "f", now: 1_000, lockMs: 100, keepMs: 10_000 };
      const reply = { status: 201, body: "{}", headers: "{}" };
      expect(await claimIdempotencyKey(store, claim)).toBeUndefined();
      expect(await claimIdempotencyKey(store, { ...claim, now: 1_050 })).toMatchObject({
        status: null,
      });
      // The first holder is considered dead. When it finishes after all, it learns that it has lost
      // the key.
      expect(await claimIdempotencyKey(store, { ...claim, now: 1_101 })).toBeUndefined();
      expect(await completeIdempotencyKey(store.database, id, 1_100, reply)).toBe(false);
      expect(await completeIdempotencyKey(store.database, id, 1_201, reply)).toBe(true);
      await releaseIdempotencyKey(store.database, id);
      expect(await claimIdempotencyKey(store, { ...claim, now: 5_000 })).toMatchObject(reply);
      expect(await claimIdempotencyKey(store, { ...claim, now: 20_000 })).toBeUndefined();
    });

    test("rolls back a transaction that fails", async () => {
      const failing = store.transact(async (transaction) => {
        await insertKey(transaction, key("key_never"));
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      expect(await findKey(store.database, "key_never")).toBeUndefined();
    });

    test("accepts many simultaneous writes", async () => {
      const count = { month: "2027-01", owner: "acme", service: "tax", keyId: "k", count: 1 };
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          addUsage(store, { instance: `many-${index}`, sequence: 1, at: 9, counts: [count] }),
        ),
      );
      expect(await usageOfKey(store.database, "2027-01", "k")).toEqual([
        { service: "tax", count: 40 },
      ]);
    });
  });
}
