import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import { type SafeResult, VinError } from "./errors.ts";
import { type CheckDigit, toCheckDigit } from "./internal/vin/check-digit.ts";
import { readVin, suggestSpelling } from "./internal/vin/read-vin.ts";

/**
 * Computes the check digit of a VIN. A right digit does not prove that a VIN is real, and most
 * makers outside North America and China do not write one.
 *
 * @example
 * checkDigit("11111111111111111"); // => { valid: true, expected: "1", given: "1" }
 *
 * @throws {VinError} if the text is not a VIN.
 * @see https://www.ecfr.gov/current/title-49/section-565.15
 */
export function checkDigit(vin: string): CheckDigit {
  return unwrap(safeCheckDigit(vin));
}

/**
 * Like {@link checkDigit}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeCheckDigit("").success; // => false
 */
export function safeCheckDigit(vin: unknown): SafeResult<CheckDigit> {
  const read = readVin(vin);
  if ("issues" in read) {
    return failure(new VinError(read.issues, { suggest: () => suggestSpelling(vin) }));
  }
  return success(toCheckDigit(read.vin));
}
