import {
  createStoredShopStore,
  type ShopStore,
} from "../../../../src/services/storefront/shops/shop-store.ts";
import { openSqlite } from "../../../../src/store/sqlite.ts";
import { createStore } from "../../../../src/store/store.ts";

export interface SharedShops {
  /**
   * Two handles on one store. In one process they share the connection; several processes share
   * the file.
   */
  readonly shops: readonly [ShopStore, ShopStore];
  close(): Promise<void>;
}

/** Opens shops in an SQLite file. */
export async function openSharedShops(path: string): Promise<SharedShops> {
  const store = await createStore(openSqlite(path), "sqlite");
  return {
    shops: [createStoredShopStore(store), createStoredShopStore(store)],
    close: store.close,
  };
}
