import { afterAll } from "vitest";
import { createStoredShopStore } from "../../../../src/services/storefront/shops/shop-store.ts";
import { openPostgres } from "../../../../src/store/postgres.ts";
import { createStore, type Store } from "../../../../src/store/store.ts";
import { createDatabase } from "../../../real-services.ts";
import { describeShopStore } from "./shop-store-contract.ts";

const opened: Store[] = [];
const databases: { drop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const { close } of opened) await close();
  for (const { drop } of databases) await drop();
});

describeShopStore("PostgreSQL", async () => {
  const database = await createDatabase();
  databases.push(database);
  const open = async () => {
    const store = await createStore(
      openPostgres(database.url, () => {}),
      "postgres",
    );
    opened.push(store);
    return createStoredShopStore(store);
  };
  return [await open(), await open()];
});
