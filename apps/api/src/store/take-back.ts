import type { Store } from "./store.ts";
import { addCounts, type UsageCount } from "./usage.ts";

/** No batch of an instance with this sequence number is accepted any more. */
const ended = Number.MAX_SAFE_INTEGER;

interface Ending {
  readonly instance: string;
  /** An instance that is alive at this time keeps what it has. */
  readonly at: number;
  /**
   * The counts that the instance has noted since its batch with this number. Undefined if they are not known here: the
   * instance may still write them itself.
   */
  readonly countsAfter?: (sequence: number) => readonly UsageCount[];
}

/**
 * Ends an instance: adds the counts that it has not written, and gives back all that it has reserved. Of several callers
 * only the first adds the counts.
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
