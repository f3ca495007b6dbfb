import { sql } from "kysely";
import { createStore } from "../../src/store/store.ts";
import { openPglite } from "../pglite.ts";
import { describeRefusedWrites } from "./refused-writes-contract.ts";

describeRefusedWrites("a PostgreSQL that is read-only", async () => {
  const store = await createStore(await openPglite(), "postgres");
  const { database } = store;
  return {
    store,
    refuse: async () =>
      void (await sql`set session characteristics as transaction read only`.execute(database)),
    accept: async () =>
      void (await sql`set session characteristics as transaction read write`.execute(database)),
    reason: "25006",
  };
});
