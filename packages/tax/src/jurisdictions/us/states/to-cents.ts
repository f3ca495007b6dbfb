import { type Exact, minorUnit, roundTo } from "../../../engine/amounts.ts";

const cent = minorUnit(2);

/** Rounded half up to the cent. */
export function toCents(amount: Exact): Exact {
  return roundTo(amount, cent, "half_up");
}
