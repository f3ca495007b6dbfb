import { minorUnit, roundTo } from "../numbers/exact.ts";
import type { Shares } from "./pay-periods.ts";
import { addShares, noShare, type Share } from "./shares.ts";

/** The sum of each contribution, rounded to the minor unit. */
export function totalShares<Id extends string>(
  all: readonly Shares<Id>[],
  decimals: number,
): Readonly<Record<string, Share>> {
  const unit = minorUnit(decimals);
  const total: Record<string, Share> = {};
  for (const shares of all) {
    for (const [id, share] of Object.entries<Share | undefined>(shares)) {
      if (share !== undefined) total[id] = addShares(total[id] ?? noShare, share);
    }
  }
  for (const [id, { employee, employer, base, isCapped }] of Object.entries(total)) {
    total[id] = {
      employee: roundTo(employee, unit, "half_up"),
      employer: roundTo(employer, unit, "half_up"),
      base: roundTo(base, unit, "half_up"),
      isCapped,
    };
  }
  return total;
}
