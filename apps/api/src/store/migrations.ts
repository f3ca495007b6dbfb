import { type Kysely, sql } from "kysely";

export interface Migration {
  readonly name: string;
  /** Each is one statement, in SQL that both engines understand. */
  readonly statements: readonly string[];
}

/**
 * Migrations only go forward. A released one is never edited: every change is a new entry at the
 * end. The version of a store is the number of migrations that it has seen.
 */
export const migrations: readonly Migration[] = [
  {
    name: "keys",
    statements: [
      `create table keys (
        id text primary key, hash text not null unique, pepper_version bigint not null, hint text not null,
        owner text not null, tier text not null, scopes text not null, created_at bigint not null,
        expires_at bigint, last_used_at bigint, revoked_at bigint, replaced_by text)`,
      "create index keys_owner on keys (owner)",
    ],
  },
  {
    name: "usage",
    statements: [
      `create table usage (
        month text not null, owner text not null, service text not null, key_id text not null, count bigint not null,
        primary key (month, owner, service, key_id))`,
      `create table usage_batches (
        instance text primary key, sequence bigint not null, updated_at bigint not null)`,
    ],
  },
  {
    name: "early access",
    statements: [
      `create table early_access (
        id text primary key, email text not null unique, name text not null, company text, use_case text not null,
        services text not null, expected_volume text, state text not null, tier text, key_id text,
        created_at bigint not null, confirmed_at bigint, decided_at bigint, issued_at bigint)`,
    ],
  },
  {
    name: "idempotency",
    statements: [
      `create table idempotency (
        owner text not null, route text not null, key text not null, fingerprint text not null, status bigint,
        body text, headers text, locked_until bigint not null, created_at bigint not null,
        primary key (owner, route, key))`,
      "create index idempotency_created_at on idempotency (created_at)",
    ],
  },
  {
    name: "shops",
    statements: [
      "create table shops (shop text primary key, version bigint not null)",
      `create table shop_rows (
        shop text not null, name text not null, key text not null, value text, version bigint not null,
        primary key (shop, name, key))`,
      "create index shop_rows_version on shop_rows (shop, version)",
    ],
  },
  {
    name: "mails of early access",
    statements: ["alter table early_access add column mailed text"],
  },
  {
    name: "peppers",
    statements: ["create table peppers (version bigint primary key, fingerprint text not null)"],
  },
  {
    name: "usage totals",
    statements: [
      `create table usage_totals (
        month text not null, owner text not null, service text not null, counted bigint not null,
        reserved bigint not null, granted bigint not null, primary key (month, owner, service))`,
      `insert into usage_totals (month, owner, service, counted, reserved, granted)
        select month, owner, service, cast(sum(count) as bigint), 0, 0 from usage group by month, owner, service`,
    ],
  },
  {
    name: "write probes",
    statements: ["create table write_probes (id text primary key, filler text not null)"],
  },
  {
    name: "usage leases",
    statements: [
      "create table usage_instances (instance text primary key, ends_at bigint not null)",
      `create table usage_leases (
        instance text not null, month text not null, owner text not null, service text not null, units bigint not null,
        primary key (instance, month, owner, service))`,
    ],
  },
  {
    name: "blocks",
    statements: [
      `create table blocks (
        caller text primary key, requests_per_minute bigint, created_at bigint not null, ends_at bigint)`,
    ],
  },
];

/** Any number that nothing else in the same PostgreSQL database uses. */
const advisoryLock = 7_215_361_944;

export class StoreVersionError extends Error {
  constructor(found: number) {
    super(
      `The store is at version ${found}, which is newer than this program knows (${migrations.length}). ` +
        "Run the newer program, or restore a backup.",
    );
    this.name = "StoreVersionError";
  }
}

/**
 * The version of a store that has been migrated before.
 * @throws StoreVersionError if it is newer than this program.
 */
export async function findVersion<Tables>(queries: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{
    version: number | null;
  }>`select max(version) as version from migrations`.execute(queries);
  const found = Number(rows[0]?.version ?? 0);
  if (found > migrations.length) throw new StoreVersionError(found);
  return found;
}

/**
 * Migrates the store to a version (default: the newest) in one transaction and under a lock. If
 * many instances start at once, one migrates and the others wait.
 * @returns the version before the migration.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  engine: "sqlite" | "postgres",
  target = migrations.length,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // SQLite's transactions begin with `begin immediate`, which is the lock.
    if (engine === "postgres") {
      await sql`select pg_advisory_xact_lock(${advisoryLock}::bigint)`.execute(transaction);
    }
    await sql`create table if not exists migrations (version bigint primary key, name text not null)`.execute(
      transaction,
    );
    const found = await findVersion(transaction);
    for (const [index, { name, statements }] of migrations.entries()) {
      const version = index + 1;
      if (version <= found || version > target) continue;
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await sql`insert into migrations (version, name) values (${version}, ${name})`.execute(
        transaction,
      );
    }
    return found;
  });
}
