import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { describeQuotas } from "./quota-contract.ts";

const folder = mkdtempSync(join(tmpdir(), "almanac-quota-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// quota.exhaustive.test.ts runs the same tests on PGlite.
describeQuotas("SQLite", () => createStore(openSqlite(join(folder, "quota.sqlite")), "sqlite"));
