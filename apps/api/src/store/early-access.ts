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

/** @returns false when the address of mail is known already; the first request stands. */
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

/** One step of the way, taken only from the states that lead there. @returns whether it was taken. */
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

/** The mail of this state has gone out. */
export async function markMailed(queries: Queries, id: string, state: string): Promise<void> {
  await queries.updateTable("early_access").set({ mailed: state }).where("id", "=", id).execute();
}

/** Requests whose present state began in a span of time and is still owed its mail, the oldest first. */
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
 * Nothing of the request is kept, in the file itself neither: the log of SQLite's writes would hold it a while longer. A
 * key that was issued lives on under its owner, which names nobody, until it is revoked.
 */
export async function eraseRequest({ database, engine }: Store, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("early_access")
    .where("id", "=", id)
    .executeTakeFirst();
  if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(database);
  return numDeletedRows > 0n;
}
