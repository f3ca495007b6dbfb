import type { Table } from "./records.ts";
import type { Shop } from "./shop.ts";
import type { Turn } from "./turn.ts";

/** Where strangers share a shop, the part of each table that one of them can fill. */
const share = 0.1;

interface Room {
  /** How many rows there can be; `maxCarts` unless given. */
  readonly most?: number;
  readonly beforeLeaving?: (turn: Turn, key: string) => void;
}

/**
 * Removes a row of a table before another one is made, where there are as many as there can be: the least recently used
 * one of the same client where that client has used up its share, else the least recently used one of all.
 */
export function makeRoom(
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
  // Nobody can have more than all have together, so that most shops are never counted through.
  if (client === undefined || records.count(table) < mostOwn) return undefined;
  const { count, oldest } = records.ofClient(table, client);
  return count < mostOwn ? undefined : oldest;
}

function oldestBeyond({ records }: Shop, table: Table, most: number): string | undefined {
  if (records.count(table) < most) return undefined;
  const [oldest] = records.oldest(table);
  return oldest?.[0];
}

/** The most rows that one command clears away, so that none takes long. */
const mostCleared = 100;

/** Removes rows whose time is over from the old end of a table. */
export function clearAway<Value extends object>(
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
