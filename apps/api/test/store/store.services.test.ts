import { afterAll } from "vitest";
import { openPostgres } from "../../src/store/postgres.ts";
import { createDatabase } from "../real-services.ts";
import { describeStore } from "./store-contract.ts";

const databases: { drop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const { drop } of databases) await drop();
});

describeStore("PostgreSQL", "postgres", async () => {
  const database = await createDatabase();
  databases.push(database);
  return openPostgres(database.url, () => {});
});
