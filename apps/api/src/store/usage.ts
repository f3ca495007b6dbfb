import { sql } from "kysely";
import { addToLeases, keepInstance } from "./leases.ts";
import type { UsageTotal } from "./quota-reservations.ts";
import type { Queries, Store } from "./store.ts";

export interface UsageCount {
  readonly month: string;
  readonly owner: string;
  readonly service: string;
  readonly keyId: string;
  readonly count: number;
}

/**
 * A part of a reservation that its instance no longer holds, because it was spent or given back.
 */
export interface Release {
  readonly month: string;
  readonly owner: string;
  readonly service: string;
  readonly count: number;
}

export interface UsageBatch {
  readonly instance: string;
  /**
   * Increases by one with each batch of the instance. A retry has the same number as the
   * first attempt.
   */
  readonly sequence: number;
  readonly at: number;
  readonly counts: readonly UsageCount[];
  readonly releases?: readonly Release[];
}

/**
 * Adds a batch of counts and ends reservations exactly once, however often it is retried. If
 * another instance has taken back the reservations, only the counts are added.
 * @returns the new totals of the accounts in the batch; none if the batch was already written.
 */
export async function addUsage(store: Store, batch: UsageBatch): Promise<UsageTotal[]> {
  return store.transact(async (transaction) => {
    if (!(await isFirstAttempt(transaction, batch))) return [];
    const { instance, counts, releases: asked = [] } = batch;
    const isLeased = asked.length > 0 && (await keepInstance(transaction, instance));
    const releases = isLeased ? asked : [];
    const totals = await addCounts(transaction, counts, releases);
    for (const part of inParts(releases)) {
      const leases = part.map(({ count, ...lease }) => ({ ...lease, units: -count }));
      await addToLeases(transaction, instance, leases);
    }
    return totals;
  });
}

/** Adds counts to their keys and totals, and lowers the reserved units of the totals. */
async function addCounts(
  transaction: Queries,
  counts: readonly UsageCount[],
  releases: readonly Release[],
): Promise<UsageTotal[]> {
  // Always in the same order, so that instances never deadlock.
  const rows = counts
    .map(({ keyId, ...count }) => ({ ...count, key_id: keyId }))
    .sort((a, b) => (rowOrder(a) < rowOrder(b) ? -1 : 1));
  for (const part of inParts(rows)) {
    await transaction
      .insertInto("usage")
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(["month", "owner", "service", "key_id"])
          .doUpdateSet({ count: sql<number>`usage.count + excluded.count` }),
      )
      .execute();
  }
  return addToTotals(transaction, counts, releases);
}

/** The most rows in one statement: PostgreSQL and SQLite limit the number of parameters. */
const rowsPerInsert = 500;

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, part) =>
    rows.slice(part * rowsPerInsert, (part + 1) * rowsPerInsert),
  );
}

async function isFirstAttempt(
  transaction: Queries,
  { instance, sequence, at }: UsageBatch,
): Promise<boolean> {
  const first = await transaction
    .insertInto("usage_batches")
    .values({ instance, sequence, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .column("instance")
        .doUpdateSet({ sequence, updated_at: at })
        .where("usage_batches.sequence", "<", sequence),
    )
    .returning("sequence")
    .executeTakeFirst();
  return first !== undefined;
}

async function addToTotals(
  transaction: Queries,
  counts: readonly UsageCount[],
  releases: readonly Release[],
): Promise<UsageTotal[]> {
  const changes = new Map<string, UsageTotal>();
  const changeOf = ({ month, owner, service }: Omit<Release, "count">) => {
    const order = rowOrder({ month, owner, service });
    const change = changes.get(order) ?? { month, owner, service, counted: 0, reserved: 0 };
    changes.set(order, change);
    return change;
  };
  for (const count of counts) changeOf(count).counted += count.count;
  for (const release of releases) changeOf(release).reserved -= release.count;
  const rows = [...changes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change);
  const totals: UsageTotal[] = [];
  for (const part of inParts(rows)) {
    const written = await transaction
      .insertInto("usage_totals")
      .values(part.map((change) => ({ ...change, granted: 0 })))
      .onConflict((conflict) =>
        conflict.columns(["month", "owner", "service"]).doUpdateSet({
          counted: sql<number>`usage_totals.counted + excluded.counted`,
          reserved: sql<number>`usage_totals.reserved + excluded.reserved`,
        }),
      )
      .returning(["month", "owner", "service", "counted", "reserved"])
      .execute();
    totals.push(...written);
  }
  return totals;
}

function rowOrder(row: { month: string; owner: string; service: string; key_id?: string }): string {
  return [row.month, row.owner, row.service, row.key_id].join("\u0000");
}

export interface OwnerTotal {
  readonly owner: string;
  readonly service: string;
  readonly count: number;
  /** Units reserved by instances that have not reported yet how many of them were spent. */
  readonly reserved: number;
}

/** What owners have spent and reserved in a month, over all their keys. */
export async function sumUsage(
  queries: Queries,
  month: string,
  owners: readonly string[],
): Promise<OwnerTotal[]> {
  if (owners.length === 0) return [];
  return queries
    .selectFrom("usage_totals")
    .select(["owner", "service", "counted as count", "reserved"])
    .where("month", "=", month)
    .where("owner", "in", owners)
    .orderBy("owner")
    .orderBy("service")
    .execute();
}

/** What one key has spent in a month, by service. */
export async function usageOfKey(
  queries: Queries,
  month: string,
  keyId: string,
): Promise<{ service: string; count: number }[]> {
  return queries
    .selectFrom("usage")
    .select(["service", "count"])
    .where("month", "=", month)
    .where("key_id", "=", keyId)
    .execute();
}

/**
 * Deletes the records of instances that no longer exist. The caller chooses an age longer than any
 * retry: one day.
 */
export async function forgetOldBatches(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom("usage_batches").where("updated_at", "<", before).execute();
}

/** No batch of an instance with this sequence number is accepted any more. */
const ended = Number.MAX_SAFE_INTEGER;

interface Ending {
  readonly instance: string;
  /** An instance that is alive at this time keeps what it has. */
  readonly at: number;
  /**
   * The counts that the instance has noted since its batch with this number. Undefined if they are
   * not known here: the instance may still write them itself.
   */
  readonly countsAfter?: (sequence: number) => readonly UsageCount[];
}

/**
 * Ends an instance: adds the counts that it has not written, and gives back all that it has
 * reserved. Of several callers only the first adds the counts.
 * @returns false if the instance is alive.
 */
export function takeBack(store: Store, { instance, at, countsAfter }: Ending): Promise<boolean> {
  return store.transact(async (transaction) => {
    const batches = transaction.insertInto("usage_batches");
    const { sequence } = await batches
      .values({ instance, sequence: 0, updated_at: at })
      .onConflict((conflict) => conflict.column("instance").doUpdateSet({ updated_at: at }))
      .returning("sequence")
      .executeTakeFirstOrThrow();
    await transaction
      .deleteFrom("usage_instances")
      .where("instance", "=", instance)
      .where("ends_at", "<=", at)
      .execute();
    const alive = await transaction
      .selectFrom("usage_instances")
      .select("instance")
      .where("instance", "=", instance)
      .executeTakeFirst();
    if (alive !== undefined) return false;
    const isKnown = countsAfter !== undefined && sequence < ended;
    const counts = isKnown ? countsAfter(sequence) : [];
    if (isKnown) {
      await transaction
        .updateTable("usage_batches")
        .set({ sequence: ended })
        .where("instance", "=", instance)
        .execute();
    }
    const leases = await transaction
      .deleteFrom("usage_leases")
      .where("instance", "=", instance)
      .returning(["month", "owner", "service", "units as count"])
      .execute();
    await addCounts(transaction, counts, leases);
    return true;
  });
}
