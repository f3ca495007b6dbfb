import { randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { migrate } from "./migrations.ts";
import { isStoreOutage } from "./outage.ts";
import type { Engine, Schema } from "./schema.ts";

/** The object that runs queries: the store or a transaction. Both run the same queries. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/** Stores keys, usage, early-access requests, idempotency records and shops. */
export interface Store {
  readonly engine: Engine;
  readonly database: Kysely<Schema>;
  transact<Result>(work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /** Runs a write of one statement, which needs no transaction. */
  write<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Rejects if the store does not answer or accepts no writes. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * For this long a successful write counts as proof that writes work, so that calls of `/readyz`
 * cannot overload the store.
 */
const believedMs = 200;

/** Migrates the database and wraps it, so that both engines behave the same. */
export async function createStore(database: Kysely<Schema>, engine: Engine): Promise<Store> {
  await migrate(database, engine);
  // After a failed write, a small write may still succeed. Then only a large one proves that there
  // is room again.
  let isDoubtful = false;
  let provenAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<void> | undefined;

  async function probe(): Promise<void> {
    try {
      await probeWrites(database, engine, isDoubtful);
      isDoubtful = false;
      provenAt = performance.now();
    } catch (error) {
      isDoubtful = true;
      throw error;
    } finally {
      probing = undefined;
    }
  }

  /** If a write fails because of the store itself, the store is in doubt until a probe succeeds. */
  async function watched<Result>(written: Promise<Result>): Promise<Result> {
    try {
      return await written;
    } catch (error) {
      if (isStoreOutage(error)) {
        isDoubtful = true;
        provenAt = Number.NEGATIVE_INFINITY;
      }
      throw error;
    }
  }

  return {
    engine,
    database,
    transact: (work) => watched(database.transaction().execute(work)),
    write: (work) => watched(work(database)),
    async ping() {
      await sql`select 1`.execute(database);
      if (performance.now() - provenAt < believedMs) return;
      probing ??= probe();
      await probing;
    },
    close: () => database.destroy(),
  };
}

/** Larger than anything a shop writes at once, and random, so that no engine can compress it. */
const filler = randomBytes(192 * 1024).toString("base64");

class Undo extends Error {}

/**
 * Rejects if the store accepts no writes, because it is read-only or full.
 *
 * The quick probe leaves nothing behind and hardly touches the disk, because its transaction
 * is rolled back. The thorough probe commits a large row and deletes it, so it also detects a
 * full disk.
 */
export async function probeWrites(
  database: Kysely<Schema>,
  engine: Engine,
  isThorough: boolean,
): Promise<void> {
  if (!isThorough) {
    // PostgreSQL would write the large row even though it is rolled back; SQLite only checks
    // whether the file may grow.
    await undone(database, engine === "sqlite" ? filler : "");
    return;
  }
  await write(database, filler);
  await sql`delete from write_probes`.execute(database);
}

async function undone(database: Kysely<Schema>, text: string): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      await write(transaction, text);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

async function write(database: Kysely<Schema>, text: string): Promise<void> {
  await database
    .insertInto("write_probes")
    .values({ id: "probe", filler: text })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ filler: text }))
    .execute();
}
