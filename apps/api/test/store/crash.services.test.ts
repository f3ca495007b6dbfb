import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listKeys } from "../../src/store/keys.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { usageOfKey } from "../../src/store/usage.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "almanac-crash-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a process that is killed twenty times while it writes leaves an intact store, and loses nothing that was acknowledged", async () => {
  const path = join(folder, "almanac.sqlite");
  const acknowledged: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const before = acknowledged.length;
    const writer = fork(new URL("./sqlite-writer.ts", import.meta.url), [path, `writer-${round}`]);
    const ended = once(writer, "exit");
    writer.on("message", (id) => {
      acknowledged.push(String(id));
      // At a different point of its work each time.
      if (acknowledged.length - before === 20 + round) writer.kill("SIGKILL");
    });
    await ended;
    const store = await createStore(openSqlite(path), "sqlite");
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      store.database,
    );
    expect(rows).toEqual([{ integrity_check: "ok" }]);
    const kept = new Set((await listKeys(store.database)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    const [usage] = await usageOfKey(store.database, "2026-11", "k");
    expect(usage?.count).toBeGreaterThanOrEqual(acknowledged.length);
    await store.close();
  }
  expect(acknowledged.length).toBeGreaterThan(400);
});
