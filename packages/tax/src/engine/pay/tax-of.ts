import type { PayJurisdiction } from "../contributions/define-pay.ts";
import type { Jurisdiction } from "../jurisdiction.ts";

/** The tax of the place itself, whose code is the code of the place. */
export function taxOf({ taxes }: PayJurisdiction): Jurisdiction {
  return taxes.at(-1) ?? taxes[0];
}
