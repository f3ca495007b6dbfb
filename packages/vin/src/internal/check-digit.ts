import { symbolAt } from "./symbols.ts";

/** What each character counts (49 CFR 565.15(c)), in the order of the symbols: 0-9, A-H, J-N, P, R-Z. */
const values = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9,
];
/** The weight of each position; position 9 holds the digit itself. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The check digit that 49 CFR 565.15(c) computes for a well-formed VIN: 0-9 or X. */
export function computeCheckDigit(vin: string): string {
  let sum = 0;
  for (let position = 1; position <= 17; position++) {
    sum += (weights[position - 1] ?? 0) * (values[symbolAt(vin, position)] ?? 0);
  }
  return "0123456789X"[sum % 11] ?? "";
}
