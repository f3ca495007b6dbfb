import { type Kysely, sql, type Transaction } from "kysely";
import { migrate } from "./migrations.ts";
import type { Schema } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

/** Queries run on the store or inside a transaction of it, alike. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/** Where keys, usage, early-access requests and idempotency records are. */
export interface Store {
  readonly engine: Engine;
  readonly database: Kysely<Schema>;
  transact<Result>(work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Takes a database into service: migrated, and the same for both engines. */
export async function createStore(database: Kysely<Schema>, engine: Engine): Promise<Store> {
  await migrate(database, engine);
  return {
    engine,
    database,
    transact: (work) => database.transaction().execute(work),
    ping: async () => void (await sql`select 1`.execute(database)),
    close: () => database.destroy(),
  };
}
