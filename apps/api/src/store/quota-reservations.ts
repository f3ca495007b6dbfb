import { sql } from "kysely";
import { addToLeases } from "./leases.ts";
import type { Queries, Store } from "./store.ts";

/** What an owner has used of a service in a month, across all instances. */
export interface UsageTotal {
  readonly month: string;
  readonly owner: string;
  readonly service: string;
  counted: number;
  reserved: number;
}

export interface Reservation {
  readonly instance: string;
  readonly month: string;
  readonly owner: string;
  readonly service: string;
  /** The quota. No reservation may raise `counted + reserved` above it. */
  readonly limit: number;
  /** What the waiting requests need in total. */
  readonly needed: number;
  /** What the smallest waiting request needs. If less than this is left, nothing is reserved. */
  readonly least: number;
  /** Reserved in addition, for later requests, but only if `plenty` is left. */
  readonly ahead: number;
  readonly plenty: number;
}

export interface Granted {
  readonly granted: number;
  readonly counted: number;
  readonly reserved: number;
}

/**
 * Reserves part of a quota, so that instances which ask at the same time see each other's
 * reservations, and records that this instance holds it. Grants `needed + ahead`, or `needed`, or
 * what is left if that is at least `least`, or nothing.
 */
export function reserveUsage(store: Store, asked: Reservation): Promise<Granted> {
  return store.transact(async (transaction) => {
    const reserved = await raiseReserved(transaction, asked);
    if (reserved === undefined) return { granted: 0, ...(await findTotal(transaction, asked)) };
    const { instance, month, owner, service } = asked;
    await addToLeases(transaction, instance, [{ month, owner, service, units: reserved.granted }]);
    return reserved;
  });
}

function raiseReserved(queries: Queries, asked: Reservation): Promise<Granted | undefined> {
  const { month, owner, service } = asked;
  const first = grantOf(asked, sql`0`);
  const taken = sql`usage_totals.counted + usage_totals.reserved`;
  const more = grantOf(asked, taken);
  return queries
    .insertInto("usage_totals")
    .values({ month, owner, service, counted: 0, reserved: first, granted: first })
    .onConflict((conflict) =>
      conflict
        .columns(["month", "owner", "service"])
        .doUpdateSet({ reserved: sql<number>`usage_totals.reserved + ${more}`, granted: more })
        .where(sql<boolean>`${taken} + ${whole(asked.least)} <= ${whole(asked.limit)}`),
    )
    .returning(["granted", "counted", "reserved"])
    .executeTakeFirst();
}

function grantOf(
  { limit, needed, least, ahead, plenty }: Reservation,
  taken: ReturnType<typeof sql>,
) {
  return sql<number>`(case
    when ${taken} + ${whole(needed + plenty)} <= ${whole(limit)} then ${whole(needed + ahead)}
    when ${taken} + ${whole(needed)} <= ${whole(limit)} then ${whole(needed)}
    when ${taken} + ${whole(least)} <= ${whole(limit)} then ${whole(limit)} - (${taken})
    else 0 end)`;
}

/** Without the cast, PostgreSQL would treat the parameter as text. */
function whole(value: number) {
  return sql<number>`cast(${value} as bigint)`;
}

async function findTotal(
  queries: Queries,
  { month, owner, service }: Pick<UsageTotal, "month" | "owner" | "service">,
): Promise<{ counted: number; reserved: number }> {
  const row = await queries
    .selectFrom("usage_totals")
    .select(["counted", "reserved"])
    .where("month", "=", month)
    .where("owner", "=", owner)
    .where("service", "=", service)
    .executeTakeFirst();
  return row ?? { counted: 0, reserved: 0 };
}
