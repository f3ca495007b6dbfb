import { issueKey } from "../../src/access/api-key.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { addUsage } from "../../src/store/usage.ts";
import { testPepper } from "../test-pepper.ts";

// Writes until it is killed, and reports each write only after it is done.
const [path = "", instance = ""] = process.argv.slice(2);
const store = await createStore(openSqlite(path), "sqlite");
const count = { month: "2026-11", owner: "acme", service: "vin", keyId: "k", count: 1 };
for (let sequence = 1; ; sequence += 1) {
  const order = {
    owner: "acme",
    tier: "free",
    scopes: "all",
    mode: "test",
    expiresAt: null,
    now: 1,
  } as const;
  const { row } = await issueKey(store.database, testPepper, order);
  await addUsage(store, { instance, sequence, at: 1, counts: [count] });
  process.send?.(row.id);
}
