import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { insertRequest, listRequests } from "../../src/store/early-access.ts";
import { listKeys } from "../../src/store/keys.ts";
import { backUpSqlite, openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { addUsage } from "../../src/store/usage.ts";
import { describeStore } from "./store-contract.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = () => {
  files += 1;
  return join(folder, `store-${files}.sqlite`);
};

// store.exhaustive.test.ts runs the same tests on PGlite.
describeStore("SQLite", "sqlite", async () => openSqlite(newFile()));

test("a backup made while another process writes is intact, and has everything that was acknowledged before", async () => {
  const path = newFile();
  const acknowledged: string[] = [];
  const writer = fork(new URL("./sqlite-writer.ts", import.meta.url), [path, "writer"]);
  writer.on("message", (id) => void acknowledged.push(String(id)));
  try {
    for (let round = 1; round <= 3; round += 1) {
      await expect.poll(() => acknowledged.length).toBeGreaterThan(5 * round);
      const before = [...acknowledged];
      const copy = newFile();
      await backUpSqlite(path, copy);
      const restored = await createStore(openSqlite(copy), "sqlite");
      const check = await sql`pragma integrity_check`.execute(restored.database);
      expect(check.rows).toEqual([{ integrity_check: "ok" }]);
      const kept = new Set((await listKeys(restored.database)).map(({ id }) => id));
      expect(before.filter((id) => !kept.has(id))).toEqual([]);
      await restored.close();
    }
  } finally {
    writer.kill("SIGKILL");
    await once(writer, "exit");
  }
});

test("a backup finishes in one pass, however much is written meanwhile", async () => {
  const path = newFile();
  const store = await createStore(openSqlite(path), "sqlite");
  const filler = { state: "requested", name: "x", use_case: "x".repeat(4_000), services: "vin" };
  await store.transact(async (transaction) => {
    for (let index = 0; index < 2_000; index += 1) {
      const row = { ...filler, id: `ea_${index}`, email: `${index}@example.com`, created_at: 1 };
      await insertRequest(transaction, row);
    }
  });
  // One write per hundred pages would restart the copy every time, if the copy did not hold its
  // own state.
  let done = false;
  const writing = (async () => {
    for (let turn = 0; !done; turn += 1) {
      await addUsage(store, { instance: "i", sequence: turn + 1, at: 1, counts: [] });
      await setImmediate();
    }
  })();
  const copy = newFile();
  await backUpSqlite(path, copy);
  done = true;
  await writing;
  await store.close();
  const restored = await createStore(openSqlite(copy), "sqlite");
  expect(await listRequests(restored.database)).toHaveLength(2_000);
  await restored.close();
});
