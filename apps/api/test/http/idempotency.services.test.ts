import { afterAll } from "vitest";
import { openPostgres } from "../../src/store/postgres.ts";
import { createStore } from "../../src/store/store.ts";
import { createDatabase } from "../real-services.ts";
import { describeIdempotency } from "./idempotency-contract.ts";

const databases: { drop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const { drop } of databases) await drop();
});

describeIdempotency("PostgreSQL", async () => {
  const database = await createDatabase();
  databases.push(database);
  return createStore(
    openPostgres(database.url, () => {}),
    "postgres",
  );
});
