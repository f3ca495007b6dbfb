import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { describeIdempotency } from "./idempotency-contract.ts";

// idempotency.exhaustive.test.ts runs the same tests on PGlite.
describeIdempotency("SQLite", () => createStore(openSqlite(":memory:"), "sqlite"));
