import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { EarlyAccessTable } from "./schema.ts";
import type { Queries, Store } from "./store.ts";

export const earlyAccessStates = [
  "requested",
  "confirmed",
  "approved",
  "declined",
  "issued",
] as const;

export type EarlyAccessState = (typeof earlyAccessStates)[number];
export type EarlyAccessRow = Readonly<Selectable<EarlyAccessTable>>;

/** @returns false if the email address is already known; the first request is kept. */
export async function insertRequest(
  queries: Queries,
  row: Insertable<EarlyAccessTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("early_access")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findRequest(
  queries: Queries,
  idOrEmail: string,
): Promise<EarlyAccessRow | undefined> {
  const column = idOrEmail.includes("@") ? "email" : "id";
  return queries
    .selectFrom("early_access")
    .selectAll()
    .where(column, "=", column === "email" ? idOrEmail.toLowerCase() : idOrEmail)
    .executeTakeFirst();
}

export async function listRequests(
  queries: Queries,
  state?: EarlyAccessState,
): Promise<EarlyAccessRow[]> {
  const all = queries.selectFrom("early_access").selectAll().orderBy("created_at").orderBy("id");
  return state === undefined ? all.execute() : all.where("state", "=", state).execute();
}

/**
 * Moves a request to its next state, only from the states that allow it. @returns whether it
 * was moved.
 */
export async function advanceRequest(
  queries: Queries,
  id: string,
  from: readonly EarlyAccessState[],
  change: Updateable<EarlyAccessTable> & { state: EarlyAccessState },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("early_access")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that the mail for this state has gone out. */
export async function markMailed(queries: Queries, id: string, state: string): Promise<void> {
  await queries.updateTable("early_access").set({ mailed: state }).where("id", "=", id).execute();
}

/**
 * Requests whose current state began in a span of time and whose mail has not gone out,
 * oldest first.
 */
export async function listUnmailed(
  queries: Queries,
  { from, to, atMost }: { readonly from: number; readonly to: number; readonly atMost: number },
): Promise<EarlyAccessRow[]> {
  return queries
    .selectFrom("early_access")
    .selectAll()
    .where("state", "in", ["requested", "approved"])
    .where(({ or, eb, ref }) => or([eb("mailed", "is", null), eb("mailed", "!=", ref("state"))]))
    .where(({ fn }) => fn.coalesce("decided_at", "created_at"), ">=", from)
    .where(({ fn }) => fn.coalesce("decided_at", "created_at"), "<=", to)
    .orderBy("created_at")
    .limit(atMost)
    .execute();
}

/**
 * Deletes everything about the request, also from the file itself: SQLite's write-ahead log would
 * keep it for a while. A key that was issued stays until it is revoked; its owner's name identifies
 * no person.
 */
export async function eraseRequest({ database, engine }: Store, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("early_access")
    .where("id", "=", id)
    .executeTakeFirst();
  if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(database);
  return numDeletedRows > 0n;
}
