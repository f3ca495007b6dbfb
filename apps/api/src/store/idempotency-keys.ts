import type { Selectable } from "kysely";
import type { IdempotencyTable } from "./schema.ts";
import type { Queries, Store } from "./store.ts";

export interface IdempotencyId {
  readonly owner: string;
  readonly route: string;
  readonly key: string;
}

export type IdempotencyRow = Readonly<Selectable<IdempotencyTable>>;

interface Claim extends IdempotencyId {
  readonly fingerprint: string;
  readonly now: number;
  /** After this time, a first request that has not finished is considered dead. */
  readonly lockMs: number;
  readonly keepMs: number;
}

/** @returns undefined if the key is now claimed, or else the record that already holds it. */
export async function claimIdempotencyKey(
  store: Store,
  { owner, route, key, fingerprint, now, lockMs, keepMs }: Claim,
): Promise<IdempotencyRow | undefined> {
  return store.transact(async (transaction) => {
    await transaction
      .deleteFrom("idempotency")
      .where("created_at", "<", now - keepMs)
      .execute();
    const claimed = await transaction
      .insertInto("idempotency")
      .values({
        owner,
        route,
        key,
        fingerprint,
        status: null,
        locked_until: now + lockMs,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["owner", "route", "key"])
          .doUpdateSet({ locked_until: now + lockMs, created_at: now })
          .where("idempotency.status", "is", null)
          .where("idempotency.locked_until", "<", now)
          .where("idempotency.fingerprint", "=", fingerprint),
      )
      .returning("key")
      .executeTakeFirst();
    if (claimed) return undefined;
    return selectRow(transaction, { owner, route, key }).selectAll().executeTakeFirstOrThrow();
  });
}

/**
 * Stores the reply. Call it in the transaction that changes the state, so that both are kept
 * or neither.
 * @returns false if the claim expired and another request holds the key. Then the change must
 * not happen.
 */
export async function completeIdempotencyKey(
  queries: Queries,
  { owner, route, key }: IdempotencyId,
  lockedUntil: number,
  reply: { readonly status: number; readonly body: string; readonly headers: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("idempotency")
    .set(reply)
    .where("owner", "=", owner)
    .where("route", "=", route)
    .where("key", "=", key)
    .where("status", "is", null)
    .where("locked_until", "=", lockedUntil)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Call this after a refusal: it has changed nothing, so the same key may be used again. */
export async function releaseIdempotencyKey(queries: Queries, id: IdempotencyId): Promise<void> {
  await queries
    .deleteFrom("idempotency")
    .where("owner", "=", id.owner)
    .where("route", "=", id.route)
    .where("key", "=", id.key)
    .where("status", "is", null)
    .execute();
}

function selectRow(queries: Queries, { owner, route, key }: IdempotencyId) {
  return queries
    .selectFrom("idempotency")
    .where("owner", "=", owner)
    .where("route", "=", route)
    .where("key", "=", key);
}
