import type { PayJurisdiction } from "../contributions/define-pay.ts";
import type { Jurisdiction } from "../jurisdiction.ts";

/** The tax whose code means a place. */
export function taxOf({ taxes }: PayJurisdiction): Jurisdiction {
  return taxes.at(-1) ?? taxes[0];
}
