import type { Selectable, Updateable } from "kysely";
import type { EarlyAccessTable } from "./schema.ts";
import type { Queries } from "./store.ts";

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
export async function insertRequest(queries: Queries, row: EarlyAccessRow): Promise<boolean> {
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

/** Nothing of the request is kept. A key that was issued lives on under its owner until it is revoked. */
export async function eraseRequest(queries: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("early_access")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
