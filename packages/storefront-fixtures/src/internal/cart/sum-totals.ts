import type { Total } from "../../types.ts";

/** The sum of the entries of one type, in minor units; 0 if there are none. */
export function sumTotals(totals: readonly Total[], type: Total["type"]): number {
  return totals.reduce((sum, entry) => (entry.type === type ? sum + entry.amount : sum), 0);
}
