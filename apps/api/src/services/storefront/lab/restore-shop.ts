import type { Change } from "@almanac/storefront-fixtures";
import type { Shop } from "../shops/shop.ts";

/**
 * Restores a shop from a snapshot. Rows that are not in the snapshot are deleted. Throws if the snapshot does not fit
 * the shop.
 */
export async function restoreShop(shop: Shop, snapshot: unknown): Promise<void> {
  const outcome = await shop.work<{ readonly error?: unknown }>((store) => {
    const before = store.snapshot().rows;
    try {
      store.restore(snapshot);
    } catch (error) {
      return { result: { error } };
    }
    const after = store.snapshot().rows;
    const kept = new Set(after.map(([table, key]) => `${table}\n${key}`));
    const gone: Change[] = before
      .filter(([table, key]) => !kept.has(`${table}\n${key}`))
      .map(([table, key]) => ({ table, key }));
    store.drain();
    return {
      result: {},
      changes: [...gone, ...after.map(([table, key, value]) => ({ table, key, value }))],
    };
  });
  if ("error" in outcome) throw outcome.error;
}
