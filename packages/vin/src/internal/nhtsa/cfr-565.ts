import { isDigitAt, isWholeVin, symbolAt, symbols } from "../vin/vin-characters.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { isLight, type VpicWmi } from "../vpic/wmi-table.ts";

/**
 * The positions that break a rule of 49 CFR 565.15, as vPIC applies it: 9 is 0-9 or X, 10 is a year
 * code, the serial number has digits.
 */
export function findInvalid(vpic: Vpic, vin: string, wmi: VpicWmi, isOffRoad: boolean): number[] {
  const serial = wmi.code.length === 6 ? 15 : isLight(wmi) ? 13 : 14;
  const invalid: number[] = [];
  if (!isWholeVin(vin)) return findInvalidOfPartial(vin, serial, isOffRoad);
  const digit = symbolAt(vin, 9);
  const isUnusual = !isOffRoad && digit >= 10 && symbols[digit] !== "X";
  if (isUnusual && !vpic.exceptions.hasSorted(vin)) invalid.push(9);
  if ("0UZ".includes(vin[9] ?? "")) invalid.push(10);
  for (let position = serial; position <= 17; position++) {
    if (!isDigitAt(vin, position)) invalid.push(position);
  }
  return invalid;
}

/**
 * Like {@link findInvalid}, for a partial VIN: `*` is allowed at any position except the tenth, and
 * missing positions are not wrong.
 */
export function findInvalidOfPartial(vin: string, serial: number, isOffRoad: boolean): number[] {
  return [...vin].flatMap((character, at) => {
    const position = at + 1;
    const allowed =
      position === 9
        ? isOffRoad || /[0-9X*]/.test(character)
        : position === 10
          ? /[1-9A-HJ-NPR-TV-Y]/.test(character)
          : position < serial
            ? /[0-9A-HJ-NPR-Z*]/.test(character)
            : /[0-9*]/.test(character);
    return allowed ? [] : [position];
  });
}
