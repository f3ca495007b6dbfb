import { createStore } from "../../src/store/store.ts";
import { openPglite } from "../pglite.ts";
import { describeQuotas } from "./quota-contract.ts";

describeQuotas("PGlite", async () => createStore(await openPglite(), "postgres"));
