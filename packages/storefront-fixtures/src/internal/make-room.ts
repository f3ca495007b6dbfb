import type { Table } from "./records.ts";
import type { Shop } from "./shop.ts";

/** Lets the oldest row of a table go when there are as many as there can be. */
export function makeRoom(
  shop: Shop,
  table: Table,
  beforeLeaving?: (shop: Shop, key: string) => void,
): void {
  const { records, settings } = shop;
  if (records.count(table) < settings.maxCarts) return;
  const oldest = records.oldest(table);
  if (oldest === undefined) return;
  beforeLeaving?.(shop, oldest);
  records.delete(table, oldest);
}
