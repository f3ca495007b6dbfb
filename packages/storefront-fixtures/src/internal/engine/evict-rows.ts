import type { Table } from "./records.ts";
import type { Shop, Turn } from "./shop.ts";

/** In a shop that several clients share, the part of each table that one client can fill. */
const share = 0.1;

interface Room {
  /** The maximum number of rows. Default: `maxCarts`. */
  readonly most?: number;
  readonly beforeLeaving?: (turn: Turn, key: string) => void;
}

/**
 * Removes a row of a full table, so that another can be created: the least recently used row
 * of the same client if that client has used up its share, else the least recently used row of
 * all clients.
 */
export function evictRows(
  turn: Turn,
  table: Table,
  { most = turn.shop.settings.maxCarts, beforeLeaving }: Room = {},
): void {
  const { shop } = turn;
  const leaving = ownBeyondShare(turn, table, most) ?? oldestBeyond(shop, table, most);
  if (leaving === undefined) return;
  beforeLeaving?.(turn, leaving);
  shop.records.delete(table, leaving);
}

function ownBeyondShare({ shop, client }: Turn, table: Table, most: number): string | undefined {
  const { records } = shop;
  const mostOwn = Math.max(1, Math.floor(most * share));
  // One client cannot have more rows than all clients together, so most shops need no count
  // per client.
  if (client === undefined || records.count(table) < mostOwn) return undefined;
  const { count, oldest } = records.ofClient(table, client);
  return count < mostOwn ? undefined : oldest;
}

function oldestBeyond({ records }: Shop, table: Table, most: number): string | undefined {
  if (records.count(table) < most) return undefined;
  const [oldest] = records.oldest(table);
  return oldest?.[0];
}

/** The most expired rows that one command removes, so that no command takes long. */
const mostCleared = 100;

/** Removes expired rows, starting with the oldest. */
export function removeExpiredRows<Value extends object>(
  { records }: Shop,
  table: Table,
  isOver: (row: Value) => boolean,
): void {
  let cleared = 0;
  for (const [key, row] of records.oldest<Value>(table)) {
    if (cleared === mostCleared || !isOver(row)) return;
    records.delete(table, key);
    cleared += 1;
  }
}
