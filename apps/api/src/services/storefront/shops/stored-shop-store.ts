import type { Queries, Store } from "../../../store/store.ts";
import type { ShopStore, StoredRow, TurnWork } from "./shop-store.ts";

/** Rows of one insert: PostgreSQL takes 65,535 parameters at most, and a row has five. */
const rowsPerInsert = 1_000;

/**
 * Keeps shops in the platform's store, a row for each cart, checkout, order and stock count. A turn holds the lock of the
 * shop's row in PostgreSQL, or of the file in SQLite, so that turns of all instances come one after another.
 */
export function createStoredShopStore({ engine, transact }: Store): ShopStore {
  return {
    turn<Result>(shopId: string, since: number, work: TurnWork<Result>) {
      return transact(async (transaction) => {
        const version = await takeTurn(transaction, shopId, engine === "postgres");
        const newer = since >= version ? [] : await readNewer(transaction, shopId, since);
        const { result, writes } = work(newer, version);
        if (writes.length === 0) return { result, version };
        await write(transaction, shopId, version + 1, writes);
        return { result, version: version + 1 };
      });
    },
    remove: (shopId) =>
      transact(async (transaction) => {
        await transaction.deleteFrom("shop_rows").where("shop", "=", shopId).execute();
        await transaction.deleteFrom("shops").where("shop", "=", shopId).execute();
      }),
    // The store is the platform's to close.
    close: async () => {},
  };
}

/** Waits until nobody else is at the shop; answers the version that it is at. */
async function takeTurn(queries: Queries, shop: string, lock: boolean): Promise<number> {
  const present = () => {
    const row = queries.selectFrom("shops").select("version").where("shop", "=", shop);
    return (lock ? row.forUpdate() : row).executeTakeFirst();
  };
  const known = await present();
  if (known !== undefined) return known.version;
  // The row that is locked must be there first: of two who make it, one waits and finds the other's.
  await queries
    .insertInto("shops")
    .values({ shop, version: 0 })
    .onConflict((conflict) => conflict.column("shop").doNothing())
    .execute();
  return (await present())?.version ?? 0;
}

async function readNewer(queries: Queries, shop: string, since: number): Promise<StoredRow[]> {
  return queries
    .selectFrom("shop_rows")
    .select(["name as table", "key", "value"])
    .where("shop", "=", shop)
    .where("version", ">", since)
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
  // One statement must not meet a row twice; of several writes to a row the last one counts.
  const latest = new Map(writes.map((row) => [`${row.table}\n${row.key}`, row]));
  const rows = [...latest.values()].map(({ table, key, value }) => ({
    shop,
    name: table,
    key,
    value,
    version,
  }));
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
