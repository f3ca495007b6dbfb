import { openPglite } from "../pglite.ts";
import { describeStore } from "./store-contract.ts";

describeStore("PGlite", "postgres", openPglite);
