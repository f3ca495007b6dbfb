import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { describeIdempotency } from "./idempotency-contract.ts";

// idempotency.exhaustive.test.ts holds PGlite to the same.
describeIdempotency("SQLite", () => createStore(openSqlite(":memory:"), "sqlite"));
