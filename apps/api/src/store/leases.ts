import { sql } from "kysely";
import type { Queries } from "./store.ts";

interface LeasedUnits {
  readonly month: string;
  readonly owner: string;
  readonly service: string;
  readonly units: number;
}

/**
 * Says that an instance is alive until then.
 * @returns false if it was alive before, and another instance has taken back its reservations.
 */
export async function renewInstance(
  queries: Queries,
  instance: string,
  endsAt: number,
  isNew: boolean,
): Promise<boolean> {
  if (isNew) {
    await queries
      .insertInto("usage_instances")
      .values({ instance, ends_at: endsAt })
      .onConflict((conflict) => conflict.column("instance").doUpdateSet({ ends_at: endsAt }))
      .execute();
    return true;
  }
  const { numUpdatedRows } = await queries
    .updateTable("usage_instances")
    .set({ ends_at: endsAt })
    .where("instance", "=", instance)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Whether the instance still holds its reservations. Until the transaction ends, no other instance
 * takes them back.
 */
export async function keepInstance(transaction: Queries, instance: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("usage_instances")
    .set({ ends_at: sql<number>`ends_at` })
    .where("instance", "=", instance)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds units to what an instance holds, or subtracts them. */
export async function addToLeases(
  transaction: Queries,
  instance: string,
  leases: readonly LeasedUnits[],
): Promise<void> {
  await transaction
    .insertInto("usage_leases")
    .values(leases.map((lease) => ({ instance, ...lease })))
    .onConflict((conflict) =>
      conflict
        .columns(["instance", "month", "owner", "service"])
        .doUpdateSet({ units: sql<number>`usage_leases.units + excluded.units` }),
    )
    .execute();
}

/** Deletes the rows of an instance that hold nothing. */
export async function forgetEmptyLeases(queries: Queries, instance: string): Promise<void> {
  await queries
    .deleteFrom("usage_leases")
    .where("instance", "=", instance)
    .where("units", "=", 0)
    .execute();
}

interface KnownInstance {
  readonly instance: string;
  readonly endsAt: number;
}

/**
 * All instances that have not ended. A reservation that arrived after its instance was taken back
 * has no instance, so it is listed with the end 0.
 */
export function listInstances(queries: Queries): Promise<KnownInstance[]> {
  const lost = queries
    .selectFrom("usage_leases")
    .select(["instance", sql<number>`cast(0 as bigint)`.as("endsAt")])
    .where("instance", "not in", queries.selectFrom("usage_instances").select("instance"));
  return queries
    .selectFrom("usage_instances")
    .select(["instance", "ends_at as endsAt"])
    .union(lost)
    .execute();
}
