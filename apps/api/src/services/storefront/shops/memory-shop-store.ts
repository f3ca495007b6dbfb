import type { ShopStore, StoredRow, TurnWork } from "./shop-store.ts";

interface KeptShop {
  version: number;
  /** By table and key; the version says which turn wrote the row. */
  readonly rows: Map<string, { readonly row: StoredRow; readonly version: number }>;
}

/** Keeps shops in this process: for tests, and for sandboxes that nobody asked to persist. */
export function createMemoryShopStore(): ShopStore {
  const shops = new Map<string, KeptShop>();
  return {
    async turn<Result>(shopId: string, since: number, work: TurnWork<Result>) {
      const shop = shops.get(shopId) ?? { version: 0, rows: new Map() };
      const { version, rows } = shop;
      const newer =
        since >= version
          ? []
          : [...rows.values()].filter((kept) => kept.version > since).map(({ row }) => row);
      const { result, writes } = work(newer, version);
      if (writes.length > 0) {
        shop.version = version + 1;
        for (const { table, key, value } of writes) {
          rows.set(`${table}\n${key}`, { row: { table, key, value }, version: shop.version });
        }
        shops.set(shopId, shop);
      }
      return { result, version: shop.version };
    },
    async remove(shopId) {
      shops.delete(shopId);
    },
    async close() {
      shops.clear();
    },
  };
}
