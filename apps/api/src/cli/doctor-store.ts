import { existsSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { type Settings, sqlitePath } from "../settings.ts";
import { openDatabase } from "../start/open-platform.ts";
import { checkPeppers, findPeppers } from "../start/secrets.ts";
import { findVersion, migrations } from "../store/migrations.ts";
import type { Schema } from "../store/schema.ts";
import { probeWrites } from "../store/store.ts";

/**
 * Checks that the store answers, is intact, accepts writes and has a version that this program can
 * use. Does not migrate it.
 */
export async function examineStore(settings: Settings, now: () => number): Promise<string> {
  const isEmbedded = settings.databaseUrl === undefined;
  if (isEmbedded && !existsSync(sqlitePath(settings))) {
    return `none yet; the first start creates ${sqlitePath(settings)}`;
  }
  const database = openDatabase(settings, () => {});
  try {
    const engine = isEmbedded
      ? await examineSqlite(database)
      : await examinePostgres(database, now);
    if (!(await hasTable(database, isEmbedded)))
      return `${engine}, empty; the first start creates its tables`;
    const version = await findVersion(database);
    if (version < migrations.length) {
      return `${engine}, version ${version} of ${migrations.length}; the next start migrates it`;
    }
    await checkPeppers(database, findPeppers(settings) ?? []);
    await requireKnownTiers(database, settings);
    await probeWrites(database, isEmbedded ? "sqlite" : "postgres", true);
    return `${engine}, version ${version}, ${await countKeys(database)} keys`;
  } finally {
    await database.destroy();
  }
}

async function examineSqlite(database: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  const verdict = rows[0]?.integrity_check;
  if (verdict !== "ok") throw new Error(`the file is damaged: ${verdict}`);
  return "sqlite";
}

async function examinePostgres(database: Kysely<Schema>, now: () => number): Promise<string> {
  await sql`select 1`.execute(database);
  await compareClocks("PostgreSQL", now, async () => {
    const { rows } = await sql<{
      at: number;
    }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(database);
    return Number(rows[0]?.at);
  });
  return "postgres";
}

async function hasTable(database: Kysely<Schema>, isEmbedded: boolean): Promise<boolean> {
  const found = isEmbedded
    ? sql<{ found: number }>`select count(*) as found from sqlite_schema where name = 'migrations'`
    : sql<{ found: number }>`select count(to_regclass('migrations')) as found`;
  const { rows } = await found.execute(database);
  return Number(rows[0]?.found) > 0;
}

async function countKeys(database: Kysely<Schema>): Promise<number> {
  const { keys } = await database
    .selectFrom("keys")
    .select(({ fn }) => fn.countAll<number>().as("keys"))
    .executeTakeFirstOrThrow();
  return keys;
}

/**
 * A key whose tier is gone gets the limits of `free`. Without this check, the owner of the key
 * would be the first to notice.
 */
async function requireKnownTiers(database: Kysely<Schema>, { tiers }: Settings): Promise<void> {
  const rows = await database
    .selectFrom("keys")
    .select("tier")
    .distinct()
    .where("revoked_at", "is", null)
    .where("tier", "not in", Object.keys(tiers))
    .execute();
  if (rows.length === 0) return;
  const names = rows.map(({ tier }) => tier).join(", ");
  throw new Error(
    `some keys have tiers that ALMANAC_TIERS does not define, and get the free tier: ${names}`,
  );
}

/** The clock decides when links, keys and months end, so all instances must agree on the time. */
const toleranceMs = 2_000;

/**
 * Compares this machine's clock with another one. The other clock is read between two readings of
 * our own.
 */
export async function compareClocks(
  where: string,
  now: () => number,
  readOther: () => Promise<number>,
): Promise<void> {
  const before = now();
  const other = await readOther();
  const after = now();
  const aheadMs =
    before - toleranceMs > other ? before - other : after + toleranceMs < other ? after - other : 0;
  if (aheadMs === 0) return;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  throw new Error(
    `the clock of this machine is ${seconds} seconds ${aheadMs > 0 ? "ahead of" : "behind"} that of ${where}`,
  );
}
