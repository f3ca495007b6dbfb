import { type RawBuilder, sql } from "kysely";
import type { Store } from "../../src/store/store.ts";

/**
 * The store version of the previous program. Its instances run beside new ones during an upgrade.
 */
export const previousVersion = 9;

interface Request {
  readonly month: string;
  readonly owner: string;
  readonly service: string;
  readonly limit: number;
}

/**
 * An instance of the previous program, as far as it counts quotas: the statements that it ran for
 * one request. When a migration changes how quotas are counted, record here what the program before
 * it did.
 */
export function previousInstance(store: Store, instance: string) {
  let sequence = 0;
  const one = async (queries: Store["database"], statement: RawBuilder<unknown>) =>
    (await statement.execute(queries)).rows.length > 0;
  return {
    /** @returns whether the request was answered. */
    async request({ month, owner, service, limit }: Request): Promise<boolean> {
      const isReserved = await one(
        store.database,
        sql`insert into usage_totals (month, owner, service, counted, reserved, granted)
          values (${month}, ${owner}, ${service}, 0, 1, 1)
          on conflict (month, owner, service) do update set reserved = usage_totals.reserved + 1, granted = 1
          where usage_totals.counted + usage_totals.reserved + 1 <= ${limit} returning granted`,
      );
      if (!isReserved) return false;
      sequence += 1;
      await store.transact(async (transaction) => {
        await sql`insert into usage_batches (instance, sequence, updated_at) values (${instance}, ${sequence}, 1)
          on conflict (instance) do update set sequence = ${sequence}, updated_at = 1
          where usage_batches.sequence < ${sequence} returning sequence`.execute(transaction);
        await sql`insert into usage (month, owner, service, key_id, count) values (${month}, ${owner}, ${service}, 'old', 1)
          on conflict (month, owner, service, key_id) do update set count = usage.count + excluded.count`.execute(
          transaction,
        );
        await sql`insert into usage_totals (month, owner, service, counted, reserved, granted)
          values (${month}, ${owner}, ${service}, 1, -1, 0)
          on conflict (month, owner, service) do update set counted = usage_totals.counted + excluded.counted,
          reserved = usage_totals.reserved + excluded.reserved`.execute(transaction);
      });
      return true;
    },
  };
}
