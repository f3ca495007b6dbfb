import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { openPglite } from "../pglite.ts";
import { describeIdempotency } from "./idempotency-contract.ts";

describeIdempotency("SQLite", () => createStore(openSqlite(":memory:"), "sqlite"));
describeIdempotency("PGlite", async () => createStore(await openPglite(), "postgres"));
