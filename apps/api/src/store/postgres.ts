import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { impatientPool } from "./impatient-pool.ts";
import type { Schema } from "./schema.ts";

const int8 = 20;

interface Patience {
  /** How long a query is waited for while the server answers nothing at all. */
  readonly silenceMs: number;
  readonly queryMs: number;
}

const patienceOfRequests: Patience = { silenceMs: 1_500, queryMs: 5_000 };
/** A migration may take long, or wait for one of another instance. */
export const patienceOfMigrations: Patience = { silenceMs: 60_000, queryMs: 60_000 };

/**
 * Opens a pool of connections. A lost connection is replaced. Waiting for a free connection takes two seconds at most.
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { silenceMs, queryMs } = patienceOfRequests,
): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    query_timeout: queryMs,
    // The server gives up when its caller has, so that a late statement holds no lock.
    statement_timeout: queryMs,
    keepAlive: true,
    application_name: "almanac",
    types: {
      getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // Without a listener, the error of an idle connection would end the process.
  pool.on("error", onLost);
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: impatientPool(pool, silenceMs) }),
  });
}
