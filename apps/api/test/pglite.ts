import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import type { Schema } from "../src/store/schema.ts";

/**
 * Starting PGlite takes a second, so one instance serves a whole file. Each database gets its
 * own schema.
 */
let started: PGlite | undefined;
let schemas = 0;

/** Opens an empty database. Only the database opened last can be used. */
export async function openPglite(): Promise<Kysely<Schema>> {
  started ??= new PGlite();
  const pglite = started;
  schemas += 1;
  await pglite.exec(`create schema s${schemas}; set search_path to s${schemas}`);
  const shared = {
    close: async () => {},
    closed: false,
    ready: true,
    waitReady: pglite.waitReady,
    query: pglite.query.bind(pglite),
    transaction: pglite.transaction.bind(pglite),
  };
  return new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: shared }) });
}
