import { afterAll } from "vitest";
import { openPostgres } from "../../src/store/postgres.ts";
import { createStore } from "../../src/store/store.ts";
import { createDatabase } from "../real-services.ts";
import { describeQuotas } from "./quota-contract.ts";

let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
afterAll(() => database?.drop());

describeQuotas("PostgreSQL", async () => {
  database = await createDatabase();
  return createStore(
    openPostgres(database.url, () => {}),
    "postgres",
  );
});
