import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";

const int8 = 20;

/**
 * Opens a pool of connections. A lost connection is replaced. Waiting for a free connection takes two seconds at most.
 */
export function openPostgres(url: string, onLost: (error: Error) => void): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: "almanac",
    types: {
      getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // Without a listener, the error of an idle connection would end the process.
  pool.on("error", onLost);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
