import type { Table } from "./records.ts";
import type { Shop } from "./shop.ts";

/** Lets the oldest row of a table go when there are as many as there can be. */
export function makeRoom({ records, settings }: Shop, table: Table): void {
  if (records.count(table) < settings.maxCarts) return;
  const oldest = records.oldest(table);
  if (oldest !== undefined) records.delete(table, oldest);
}
