import { purgeableUpTo, type ShopStore, type StoredRow, type TurnWork } from "./shop-store.ts";

interface KeptShop {
  version: number;
  /** The version up to which tombstones have been deleted. */
  purgedUpTo: number;
  /** By table and key. The version is the turn that wrote the row. */
  readonly rows: Map<string, { readonly row: StoredRow; readonly version: number }>;
}

/** Stores shops in this process: for tests, and for sandboxes that are not persisted. */
export function createMemoryShopStore(): ShopStore {
  const shops = new Map<string, KeptShop>();
  return {
    async turn<Result>(shopId: string, since: number, work: TurnWork<Result>) {
      const shop = shops.get(shopId) ?? { version: 0, purgedUpTo: 0, rows: new Map() };
      const { version, rows, purgedUpTo } = shop;
      const whole = since === 0 || since < purgedUpTo;
      const { result, writes } = work(rowsSince(shop, whole ? 0 : since), version, whole);
      if (writes.length > 0) {
        shop.version = version + 1;
        for (const { table, key, value } of writes) {
          rows.set(`${table}\n${key}`, { row: { table, key, value }, version: shop.version });
        }
        shops.set(shopId, shop);
        purge(shop);
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

function rowsSince({ version, rows }: KeptShop, since: number): StoredRow[] {
  if (since >= version) return [];
  const newer = [...rows.values()].filter((kept) => kept.version > since).map(({ row }) => row);
  return since === 0 ? newer.filter(({ value }) => value !== null) : newer;
}

function purge(shop: KeptShop): void {
  const upTo = purgeableUpTo(shop.version);
  if (upTo === undefined) return;
  for (const [key, { row, version }] of shop.rows) {
    if (row.value === null && version <= upTo) shop.rows.delete(key);
  }
  shop.purgedUpTo = upTo;
}
