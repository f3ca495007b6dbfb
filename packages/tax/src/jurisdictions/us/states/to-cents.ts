import { type Exact, minorUnit, roundTo } from "../../../engine/amounts.ts";

/** Rounded half up to the cent. */
export function toCents(amount: Exact): Exact {
  return roundTo(amount, minorUnit(2), "half_up");
}
