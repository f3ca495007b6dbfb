/** One row of a shop's state, as JSON text. Null if the row is deleted. */
export interface StoredRow {
  readonly table: string;
  readonly key: string;
  readonly value: string | null;
}

/** The result of one turn, and the rows that it writes. */
interface TurnOutcome<Result> {
  readonly result: Result;
  readonly writes: readonly StoredRow[];
}

/**
 * The work of one turn. It receives the rows that are newer than the caller's version, and the
 * newest version. If `whole` is true, these are all rows of the shop, and the caller must forget
 * the rows that it holds.
 */
export type TurnWork<Result> = (
  newer: readonly StoredRow[],
  version: number,
  whole: boolean,
) => TurnOutcome<Result>;

/**
 * How long deleted rows are remembered. Each deleted row leaves a tombstone, so that other
 * instances learn of the deletion. Every `purgeEvery` versions, tombstones older than
 * `keptVersions` are purged. An instance that is further behind cannot know what was deleted, and
 * reads the whole shop again.
 */
export const tombstones = { keptVersions: 256, purgeEvery: 64 } as const;

/**
 * The version up to which tombstones can be purged now. Undefined if this version is not one at
 * which they are purged.
 */
export function purgeableUpTo(version: number): number | undefined {
  const { keptVersions, purgeEvery } = tombstones;
  return version % purgeEvery === 0 && version > keptVersions ? version - keptVersions : undefined;
}

/**
 * Stores the rows of shops. Turns at one shop run one after another, within a process and across
 * all instances that share the store. The writes of a turn are stored together or not at all.
 */
export interface ShopStore {
  /** Takes a turn at a shop. `since` is the version that the caller has seen, or 0. */
  turn<Result>(
    shopId: string,
    since: number,
    work: TurnWork<Result>,
  ): Promise<{ readonly result: Result; readonly version: number }>;
  /** Deletes a shop. */
  remove(shopId: string): Promise<void>;
  close(): Promise<void>;
}

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

/**
 * Allows only one turn per shop in the store at a time. Turns at one shop wait for each other's
 * lock anyway. In the store each waiting turn would hold a database connection, so strangers at the
 * public shop could take all connections.
 */
export function oneTurnAtATime(shops: ShopStore): ShopStore {
  const last = new Map<string, Promise<unknown>>();
  return {
    ...shops,
    turn(shopId, since, work) {
      const before = last.get(shopId) ?? Promise.resolve();
      const turn = before.then(() => shops.turn(shopId, since, work));
      const settled = turn
        .catch(() => {})
        .then(() => {
          if (last.get(shopId) === settled) last.delete(shopId);
        });
      last.set(shopId, settled);
      return turn;
    },
  };
}
