import { computeCheckDigit } from "./check-digit.ts";
import { isDigitAt, symbolAt, symbols } from "./symbols.ts";
import { isLight, type VpicWmi } from "./wmi-table.ts";

/** Position 9 is 0-9 or X, position 10 a year code, the serial digits (49 CFR 565.15, as vPIC applies it). */
export function findInvalid(vin: string, wmi: VpicWmi, isOffRoad: boolean): number[] {
  const serial = wmi.code.length === 6 ? 15 : isLight(wmi) ? 13 : 14;
  const invalid: number[] = [];
  const digit = symbolAt(vin, 9);
  if (!isOffRoad && digit >= 10 && symbols[digit] !== "X") invalid.push(9);
  if ("0UZ".includes(vin[9] ?? "")) invalid.push(10);
  for (let position = serial; position <= 17; position++) {
    if (!isDigitAt(vin, position)) invalid.push(position);
  }
  return invalid;
}

/**
 * Whether the year code and the last characters are such that vPIC computes a check digit when it looks for a mistyped
 * character: digits from position 13 for every vehicle, from 15 where 12-14 complete the code of the maker.
 */
export function hasSerialNumber(vin: string): boolean {
  return !"0UZ".includes(vin[9] ?? "") && areDigitsFrom(vin, vin[2] === "9" ? 15 : 13);
}

/** Whether position 9 is right; it cannot be where the year code or the serial number is none. */
export function checkDigitComputes(vin: string, wmi: VpicWmi): boolean {
  if ("0UZ".includes(vin[9] ?? "")) return false;
  const isSmall = vin[2] === "9";
  const serial = isSmall ? 15 : isLight(wmi) ? 13 : 14;
  return areDigitsFrom(vin, serial) && vin[8] === computeCheckDigit(vin);
}

function areDigitsFrom(vin: string, first: number): boolean {
  for (let position = first; position <= 17; position++) {
    if (!isDigitAt(vin, position)) return false;
  }
  return true;
}
