import type { Selectable } from "kysely";
import type { KeyTable, PepperTable } from "./schema.ts";
import type { Queries } from "./store.ts";

export type KeyRow = Readonly<Selectable<KeyTable>>;

export async function insertKey(queries: Queries, row: KeyRow): Promise<void> {
  await queries.insertInto("keys").values(row).execute();
}

/** Takes several hashes, because a key may be stored under the hash of an older pepper. */
export async function findKeysByHash(
  queries: Queries,
  hashes: readonly string[],
): Promise<KeyRow[]> {
  return queries.selectFrom("keys").selectAll().where("hash", "in", hashes).execute();
}

export async function findKey(queries: Queries, id: string): Promise<KeyRow | undefined> {
  return queries.selectFrom("keys").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function listKeys(queries: Queries, owner?: string): Promise<KeyRow[]> {
  const all = queries.selectFrom("keys").selectAll().orderBy("created_at").orderBy("id");
  return owner === undefined ? all.execute() : all.where("owner", "=", owner).execute();
}

/** @returns whether the key exists. A second revocation keeps the time of the first. */
export async function revokeKey(queries: Queries, id: string, at: number): Promise<boolean> {
  await queries
    .updateTable("keys")
    .set({ revoked_at: at })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
  return (await findKey(queries, id)) !== undefined;
}

/**
 * Lets the old key live until `expiresAt`, or until its own earlier expiry, beside the new key.
 * @returns false if the old key has already been replaced: of two rotations at once, only
 * one succeeds.
 */
export async function replaceKey(
  queries: Queries,
  old: KeyRow,
  successor: string,
  expiresAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("keys")
    .set({
      replaced_by: successor,
      expires_at: Math.min(expiresAt, old.expires_at ?? expiresAt),
    })
    .where("id", "=", old.id)
    .where("replaced_by", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores a key under the hash of the current pepper. This needs the key itself, so it happens when
 * the key is used.
 */
export async function rehashKey(
  queries: Queries,
  id: string,
  hash: string,
  pepperVersion: number,
): Promise<void> {
  await queries
    .updateTable("keys")
    .set({ hash, pepper_version: pepperVersion })
    .where("id", "=", id)
    .execute();
}

/** The time never goes back, although instances report in any order. */
export async function touchKey(queries: Queries, id: string, at: number): Promise<void> {
  await queries
    .updateTable("keys")
    .set({ last_used_at: at })
    .where("id", "=", id)
    .where(({ or, eb }) => or([eb("last_used_at", "is", null), eb("last_used_at", "<", at)]))
    .execute();
}

export type PepperRow = Readonly<Selectable<PepperTable>>;

/**
 * Records the fingerprints of new versions. The recorded fingerprint of a known version is
 * never changed.
 */
export async function notePeppers(queries: Queries, rows: readonly PepperRow[]): Promise<void> {
  await queries
    .insertInto("peppers")
    .values(rows)
    .onConflict((conflict) => conflict.column("version").doNothing())
    .execute();
}

export async function listPeppers(queries: Queries): Promise<PepperRow[]> {
  return queries.selectFrom("peppers").selectAll().orderBy("version").execute();
}
