import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { afterAll, expect, test } from "vitest";
import { insertKey, listKeys } from "../src/store/keys.ts";
import type { Schema } from "../src/store/schema.ts";
import { backUpSqlite, openSqlite } from "../src/store/sqlite.ts";
import { createStore } from "../src/store/store.ts";
import { describeStore } from "./store-contract.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = () => {
  files += 1;
  return join(folder, `store-${files}.sqlite`);
};

describeStore("SQLite", "sqlite", async () => openSqlite(newFile()));

/** Starting PGlite takes a second, so that one serves all, with a schema of its own for each database. */
const pglite = new PGlite();
afterAll(() => pglite.close());
let schemas = 0;
describeStore("PGlite", "postgres", async () => {
  schemas += 1;
  await pglite.exec(`create schema s${schemas}; set search_path to s${schemas}`);
  const shared = {
    close: async () => {},
    closed: false,
    ready: true,
    waitReady: pglite.waitReady,
    query: pglite.query.bind(pglite),
    transaction: pglite.transaction.bind(pglite),
  };
  return new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: shared }) });
});

test("a back-up made under way is a whole store", async () => {
  const path = newFile();
  const store = await createStore(openSqlite(path), "sqlite");
  const row = {
    id: "key_1",
    hash: "h",
    pepper_version: 1,
    hint: "",
    owner: "acme",
    tier: "free",
    scopes: "all",
    created_at: 1,
    expires_at: null,
    last_used_at: null,
    revoked_at: null,
    replaced_by: null,
  };
  await insertKey(store.database, row);
  const copy = newFile();
  await backUpSqlite(path, copy);
  await insertKey(store.database, { ...row, id: "key_2", hash: "h2" });
  await store.close();
  const restored = await createStore(openSqlite(copy), "sqlite");
  expect(await listKeys(restored.database)).toEqual([row]);
  await restored.close();
});
