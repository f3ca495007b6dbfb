import { symbolAt } from "../vin/vin-characters.ts";

/**
 * What the VINs of one type have in common, as numbers, because the engine compares and finds numbers faster than text.
 * A symbol takes one digit of base 34; 33 means any symbol.
 */
export interface VinType {
  /** Positions 1-6. */
  readonly head: number;
  /** Positions 7, 8, 10 and 11, and position 9 if it is not the right check digit. */
  readonly body: number;
  /** Positions 12-14 of a small maker, whose position 3 is 9; else 0. Then what else decides the answer, if anything. */
  readonly rest: number;
}

const base = 34;
const anySymbol = 33;
/** More than the number of combinations of classes at seven positions. */
const mostClasses = 2 ** 36;

/** The type of a VIN. */
export function vinTypeOf(vin: string, isCheckDigitRight: boolean): VinType {
  let head = 0;
  for (let position = 1; position <= 6; position++) head = head * base + symbolAt(vin, position);
  let body = isCheckDigitRight ? anySymbol : symbolAt(vin, 9);
  for (let position = 7; position <= 11; position++) {
    if (position !== 9) body = body * base + symbolAt(vin, position);
  }
  let rest = 0;
  if (vin[2] === "9") {
    for (let position = 12; position <= 14; position++)
      rest = rest * base + symbolAt(vin, position);
  }
  return { head, body, rest };
}

/** The part of a type whose VINs also have the same classes of symbols at further positions. */
export function narrowedType({ head, body, rest }: VinType, classes: number): VinType {
  return { head, body, rest: rest * mostClasses + classes + 1 };
}

export function isSameType(one: VinType, other: VinType): boolean {
  return one.head === other.head && one.body === other.body && one.rest === other.rest;
}

/** A number of 32 bits. Few types have the same one. */
export function hashOf({ head, body, rest }: VinType): number {
  return Math.imul(head, 0x9e37_79b1) ^ Math.imul(body, 0x85eb_ca6b) ^ rest;
}
