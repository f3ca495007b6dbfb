import type { Total } from "../../types.ts";

/** The amount of an entry; several of one type are added up. */
export function sumTotals(totals: readonly Total[], type: Total["type"]): number {
  return totals.reduce((sum, entry) => (entry.type === type ? sum + entry.amount : sum), 0);
}
