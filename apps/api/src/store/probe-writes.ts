import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engine } from "./engine.ts";
import type { Schema } from "./schema.ts";

/** Larger than anything a shop writes at once, and random, so that no engine can compress it. */
const filler = randomBytes(192 * 1024).toString("base64");

class Undo extends Error {}

/**
 * Rejects if the store accepts no writes, because it is read-only or full.
 *
 * The quick probe leaves nothing behind and hardly touches the disk, because its transaction is rolled back. The
 * thorough probe commits a large row and deletes it, so it also detects a full disk.
 */
export async function probeWrites(
  database: Kysely<Schema>,
  engine: Engine,
  isThorough: boolean,
): Promise<void> {
  if (!isThorough) {
    // PostgreSQL would write the large row even though it is rolled back; SQLite only checks whether the file may grow.
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
