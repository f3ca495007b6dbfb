import { characterValues, positionWeights } from "../data/check-digit-values.ts";
import { symbolAt } from "./symbols.ts";

/** The check digit that 49 CFR 565.15(c) computes for a well-formed VIN: 0-9 or X. */
export function computeCheckDigit(vin: string): string {
  let sum = 0;
  for (let position = 1; position <= 17; position++) {
    sum += (positionWeights[position - 1] ?? 0) * (characterValues[symbolAt(vin, position)] ?? 0);
  }
  return "0123456789X"[sum % 11] ?? "";
}
