import { createStore } from "../../src/store/store.ts";
import { openPglite } from "../pglite.ts";
import { describeIdempotency } from "./idempotency-contract.ts";

describeIdempotency("PGlite", async () => createStore(await openPglite(), "postgres"));
