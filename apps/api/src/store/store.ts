import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine } from "./engine.ts";
import { migrate } from "./migrations.ts";
import { isStoreOutage } from "./outage.ts";
import { probeWrites } from "./probe-writes.ts";
import type { Schema } from "./schema.ts";

/** Queries run on the store or inside a transaction of it, alike. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/** Where keys, usage, early-access requests, idempotency records and shops are. */
export interface Store {
  readonly engine: Engine;
  readonly database: Kysely<Schema>;
  transact<Result>(work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /** A write of one statement, which needs no transaction. */
  write<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Rejects when the store cannot answer, or takes no writes. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How long a successful write is proof enough, so that `/readyz` cannot be used to load the store. */
const believedMs = 200;

/** Takes a database into service: migrated, and the same for both engines. */
export async function createStore(database: Kysely<Schema>, engine: Engine): Promise<Store> {
  await migrate(database, engine);
  // After a write has failed, a small write may still succeed: then only a large one proves that there is room again.
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

  /** A write that fails for want of a store puts it in doubt, until a probe succeeds. */
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
