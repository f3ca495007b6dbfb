import { sql } from "kysely";
import { expect, test } from "vitest";
import { isStoreOutage } from "../../src/store/outage.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { describeRefusedWrites } from "./refused-writes-contract.ts";

// refused-writes.exhaustive.test.ts runs the same tests on PGlite.
describeRefusedWrites("a full SQLite", async () => {
  const store = await createStore(openSqlite(":memory:"), "sqlite");
  const { database } = store;
  return {
    store,
    async refuse() {
      // Free pages inside the file would accept writes for a while, so they are removed.
      await sql`vacuum`.execute(database);
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
      await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
    },
    async accept() {
      await sql`pragma max_page_count = 1000000`.execute(database);
    },
    reason: "database or disk is full",
  };
});

test.for([
  ["53100", "a full disk", true],
  ["25006", "a read-only transaction", true],
  ["58030", "an input or output error", true],
  ["08006", "a lost connection", true],
  ["57P01", "a server that shuts down", true],
  ["23505", "a duplicate", false],
  ["42601", "a fault in the statement", false],
] as const)("PostgreSQL's state %s (%s) counts as an outage: %s", ([code, , expected]) => {
  expect(isStoreOutage(Object.assign(new Error("x"), { code }))).toBe(expected);
});

test.for([
  [13, "full", true],
  [10 + (3 << 8), "a write that failed", true],
  [8 + (1 << 8), "read-only", true],
  [5, "busy", true],
  [1, "a fault in the statement", false],
  [19 + (8 << 8), "a constraint", false],
] as const)("SQLite's code %i (%s) counts as an outage: %s", ([errcode, , expected]) => {
  const error = Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode });
  expect(isStoreOutage(error)).toBe(expected);
});
