import { sql } from "kysely";
import type { Queries, Store } from "./store.ts";

export interface UsageCount {
  readonly month: string;
  readonly owner: string;
  readonly service: string;
  readonly keyId: string;
  readonly count: number;
}

export interface UsageBatch {
  readonly instance: string;
  /** Rises by one with every batch of the instance; a retry carries the number of its first attempt. */
  readonly sequence: number;
  readonly at: number;
  readonly counts: readonly UsageCount[];
}

/** Adds a batch of counts, exactly once however often it is tried. */
export async function addUsage(store: Store, batch: UsageBatch): Promise<void> {
  await store.transact(async (transaction) => {
    const { instance, sequence, at } = batch;
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
    if (first === undefined) return;
    // Always in the same order, so that instances never wait for each other in a circle.
    const rows = batch.counts
      .map(({ keyId, ...count }) => ({ ...count, key_id: keyId }))
      .sort((a, b) => (rowOrder(a) < rowOrder(b) ? -1 : 1));
    for (let start = 0; start < rows.length; start += 500) {
      await transaction
        .insertInto("usage")
        .values(rows.slice(start, start + 500))
        .onConflict((conflict) =>
          conflict
            .columns(["month", "owner", "service", "key_id"])
            .doUpdateSet({ count: sql<number>`usage.count + excluded.count` }),
        )
        .execute();
    }
  });
}

function rowOrder(row: { month: string; owner: string; service: string; key_id: string }): string {
  return [row.month, row.owner, row.service, row.key_id].join("\u0000");
}

export interface OwnerTotal {
  readonly owner: string;
  readonly service: string;
  readonly count: number;
}

/** What owners have spent in a month, over all their keys. */
export async function sumUsage(
  queries: Queries,
  month: string,
  owners: readonly string[],
): Promise<OwnerTotal[]> {
  if (owners.length === 0) return [];
  return queries
    .selectFrom("usage")
    .select(["owner", "service", sql<number>`cast(sum(count) as bigint)`.as("count")])
    .where("month", "=", month)
    .where("owner", "in", owners)
    .groupBy(["owner", "service"])
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

/** Instances that are gone leave their number behind; a day is longer than any retry. */
export async function forgetOldBatches(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom("usage_batches").where("updated_at", "<", before).execute();
}
