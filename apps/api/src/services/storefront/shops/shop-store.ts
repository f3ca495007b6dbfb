import type { Queries, Store } from "../../../store/store.ts";

/** One row of a shop's state, as JSON text. Null if the row is deleted. */
export interface StoredRow {
  readonly table: string;
  readonly key: string;
  readonly value: string | null;
}

/**
 * The work of one turn. It receives the rows that are newer than the caller's version, and the
 * newest version. If `whole` is true, these are all rows of the shop, and the caller must forget
 * the rows that it holds. It returns its result, and the rows to write.
 */
export type TurnWork<Result> = (
  newer: readonly StoredRow[],
  version: number,
  whole: boolean,
) => { readonly result: Result; readonly writes: readonly StoredRow[] };

/**
 * How long deleted rows are remembered. Each deleted row leaves a tombstone, so that other
 * instances learn of the deletion. Every `purgeEvery` versions, tombstones older than
 * `keptVersions` are purged. An instance that is further behind cannot know what was deleted, and
 * reads the whole shop again.
 */
export const tombstones = { keptVersions: 256, purgeEvery: 64 } as const;

/** The version up to which tombstones can be purged, at a version that purges them. */
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
  remove(shopId: string): Promise<void>;
  close(): Promise<void>;
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

/** PostgreSQL accepts at most 65,535 parameters in a statement, and a row has five. */
const rowsPerInsert = 1_000;

/**
 * Stores shops in the platform's store, with a row for each cart, checkout, order and stock count.
 * A turn locks the shop's row in PostgreSQL, or the file in SQLite, so that turns of all instances
 * run one after another.
 */
export function createStoredShopStore({ engine, transact }: Store): ShopStore {
  return {
    turn<Result>(shopId: string, since: number, work: TurnWork<Result>) {
      return transact(async (transaction) => {
        const version = await lockShop(transaction, shopId, engine === "postgres");
        const { newer, whole } = await readSince(transaction, shopId, since, version);
        const { result, writes } = work(newer, version, whole);
        if (writes.length === 0) return { result, version };
        await write(transaction, shopId, version + 1, writes);
        await purgeTombstones(transaction, shopId, version + 1);
        return { result, version: version + 1 };
      });
    },
    remove: (shopId) =>
      transact(async (transaction) => {
        await transaction.deleteFrom("shop_rows").where("shop", "=", shopId).execute();
        await transaction.deleteFrom("shops").where("shop", "=", shopId).execute();
      }),
    // The platform closes the store.
    close: async () => {},
  };
}

/** Waits until no other turn at the shop is running, and returns the shop's version. */
async function lockShop(queries: Queries, shop: string, lock: boolean): Promise<number> {
  const present = () => {
    const row = queries.selectFrom("shops").select("version").where("shop", "=", shop);
    return (lock ? row.forUpdate() : row).executeTakeFirst();
  };
  const known = await present();
  if (known !== undefined) return known.version;
  // A row must exist before it can be locked. Of two concurrent inserts, one waits and then finds
  // the other's row.
  await queries
    .insertInto("shops")
    .values({ shop, version: 0 })
    .onConflict((conflict) => conflict.column("shop").doNothing())
    .execute();
  return (await present())?.version ?? 0;
}

/**
 * The newer rows, or all rows if it is no longer known which ones were deleted since that version.
 */
async function readSince(
  queries: Queries,
  shop: string,
  since: number,
  version: number,
): Promise<{ newer: readonly StoredRow[]; whole: boolean }> {
  const newer = since >= version ? [] : await readNewer(queries, shop, since);
  if (since === 0) return { newer, whole: true };
  const purged = newer.find(({ table, key }) => table === purgedRow.name && key === purgedRow.key);
  if (Number(purged?.value ?? 0) <= since) return { newer, whole: false };
  return { newer: await readNewer(queries, shop, 0), whole: true };
}

async function readNewer(queries: Queries, shop: string, since: number): Promise<StoredRow[]> {
  const rows = queries
    .selectFrom("shop_rows")
    .select(["name as table", "key", "value"])
    .where("shop", "=", shop)
    .where("version", ">", since);
  // A caller that holds nothing needs no tombstones.
  return (since === 0 ? rows.where("value", "is not", null) : rows)
    .orderBy("version")
    .orderBy("name")
    .orderBy("key")
    .execute();
}

async function write(
  queries: Queries,
  shop: string,
  version: number,
  writes: readonly StoredRow[],
): Promise<void> {
  // A statement must not write the same row twice. Of several writes to one row, the last
  // one counts.
  const latest = new Map(writes.map((row) => [`${row.table}\n${row.key}`, row]));
  const rows = [...latest.values()].map(({ table: name, key, value }) => {
    return { shop, name, key, value, version };
  });
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await queries
      .insertInto("shop_rows")
      .values(rows.slice(start, start + rowsPerInsert))
      .onConflict((conflict) =>
        conflict.columns(["shop", "name", "key"]).doUpdateSet((row) => ({
          value: row.ref("excluded.value"),
          version: row.ref("excluded.version"),
        })),
      )
      .execute();
  }
  await queries.updateTable("shops").set({ version }).where("shop", "=", shop).execute();
}

/**
 * This row contains the version up to which tombstones were purged. It is written at the version of
 * the purge, so every instance that is behind reads it.
 */
const purgedRow = { name: "_tombstones", key: "purged" } as const;

async function purgeTombstones(queries: Queries, shop: string, version: number): Promise<void> {
  const upTo = purgeableUpTo(version);
  if (upTo === undefined) return;
  const { numDeletedRows } = await queries
    .deleteFrom("shop_rows")
    .where("shop", "=", shop)
    .where("version", "<=", upTo)
    .where("value", "is", null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  const value = String(upTo);
  await queries
    .insertInto("shop_rows")
    .values({ shop, ...purgedRow, value, version })
    .onConflict((conflict) =>
      conflict.columns(["shop", "name", "key"]).doUpdateSet({ value, version }),
    )
    .execute();
}
