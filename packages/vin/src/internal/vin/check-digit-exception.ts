import { checkDigitFamilies } from "../../data/check-digit-exceptions.ts";
import { computeCheckDigit } from "./check-digit.ts";

/** A VIN whose wrong check digit NHTSA excepts from the rule. */
export interface CheckDigitException {
  /** Whether NHTSA's list certainly holds this VIN; otherwise it holds others of the same family. */
  readonly isListed: boolean;
}

const digits = "0123456789X";

/** Finds out whether a well-formed VIN with a wrong check digit belongs to a family of NHTSA's exceptions. */
export function findCheckDigitException(vin: string): CheckDigitException | undefined {
  for (const family of checkDigitFamilies.get(vin.slice(0, 3)) ?? []) {
    const { pattern, serials: [first, last] = [0, 0], without, offset, isComplete } = family;
    const match = pattern.exec(vin);
    const serial = Number(match?.[1] ?? 0);
    if (match === null || serial < first || serial > last) continue;
    const stamped = digits[(digits.indexOf(computeCheckDigit(vin)) + (offset ?? 0)) % 11];
    const fits = offset === undefined || stamped === vin[8];
    return { isListed: isComplete && fits && serial !== without };
  }
  return undefined;
}
