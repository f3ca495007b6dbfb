import { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import type { ShopStore, TurnWork } from "./shop-store.ts";

const tables = `
create table if not exists storefront_shop (
  shop text primary key,
  version integer not null
) strict;
create table if not exists storefront_row (
  shop text not null,
  name text not null,
  key text not null,
  value text,
  version integer not null,
  primary key (shop, name, key)
) strict, without rowid;
create index if not exists storefront_row_version on storefront_row (shop, version);
`;

const versionRow = z.object({ version: z.int() });
const storedRows = z.array(
  z.object({ table: z.string(), key: z.string(), value: z.string().nullable() }),
);

/**
 * Keeps shops in an SQLite file that any number of processes on this host may share: a turn holds the write lock of the
 * file, and waits up to ten seconds for it.
 */
export function openSqliteShopStore(path: string): ShopStore {
  const database = new DatabaseSync(path);
  database.exec(
    "pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = normal;",
  );
  database.exec(tables);
  const readVersion = database.prepare("select version from storefront_shop where shop = ?");
  const readNewer = database.prepare(
    'select name as "table", key, value from storefront_row where shop = ? and version > ? order by version, name, key',
  );
  const writeVersion = database.prepare(
    "insert into storefront_shop (shop, version) values (?, ?) on conflict (shop) do update set version = excluded.version",
  );
  const writeRow = database.prepare(
    "insert into storefront_row (shop, name, key, value, version) values (?, ?, ?, ?, ?) " +
      "on conflict (shop, name, key) do update set value = excluded.value, version = excluded.version",
  );

  const inTransaction = <Result>(work: () => Result): Result => {
    database.exec("begin immediate");
    try {
      const result = work();
      database.exec("commit");
      return result;
    } catch (error) {
      database.exec("rollback");
      throw error;
    }
  };

  return {
    async turn<Result>(shopId: string, since: number, work: TurnWork<Result>) {
      return inTransaction(() => {
        const found = readVersion.get(shopId);
        const version = found === undefined ? 0 : versionRow.parse(found).version;
        const newer = since >= version ? [] : storedRows.parse(readNewer.all(shopId, since));
        const { result, writes } = work(newer, version);
        if (writes.length === 0) return { result, version };
        const next = version + 1;
        writeVersion.run(shopId, next);
        for (const { table, key, value } of writes) writeRow.run(shopId, table, key, value, next);
        return { result, version: next };
      });
    },
    async remove(shopId) {
      inTransaction(() => {
        database.prepare("delete from storefront_row where shop = ?").run(shopId);
        database.prepare("delete from storefront_shop where shop = ?").run(shopId);
      });
    },
    async close() {
      database.close();
    },
  };
}
