import { type CheckDigitFamily, checkDigitFamilies } from "../../data/check-digit-exceptions.ts";
import { computeCheckDigit } from "./check-digit.ts";

/** A VIN whose wrong check digit NHTSA excepts from the rule. */
export interface CheckDigitException {
  /** The vehicles of its family. */
  readonly family: string;
  /** Whether NHTSA's list certainly holds this VIN; otherwise it holds others of the same family. */
  readonly isListed: boolean;
}

/** Finds the family of NHTSA's exceptions that a well-formed VIN with a wrong check digit belongs to. */
export function findCheckDigitException(vin: string): CheckDigitException | undefined {
  for (const family of checkDigitFamilies.get(vin.slice(0, 3)) ?? []) {
    const match = family.pattern.exec(vin);
    if (match === null || !isInRange(family, match[1])) continue;
    return { family: family.name, isListed: isListed(family, vin, match[1]) };
  }
  return undefined;
}

function isInRange({ serials }: CheckDigitFamily, serial: string | undefined): boolean {
  if (serials === undefined) return true;
  const [first, last] = serials;
  const number = Number(serial);
  return number >= first && number <= last;
}

const digits = "0123456789X";

function isListed(family: CheckDigitFamily, vin: string, serial: string | undefined): boolean {
  if (!family.isComplete || family.without?.includes(Number(serial))) return false;
  if (family.offset === undefined) return true;
  const computed = digits.indexOf(computeCheckDigit(vin));
  return digits.indexOf(vin[8] ?? "") === (computed + family.offset) % digits.length;
}
