import { failure, success, unwrap } from "@almanac/kernel/result";
import { type SafeResult, VinError } from "./errors.ts";
import { readVin } from "./internal/request/read-vin.ts";
import { computeCheckDigit } from "./internal/vin/check-digit.ts";

/** The check digit of a VIN: the character at position 9, and the one that 49 CFR 565.15(c) computes. */
export interface CheckDigit {
  /** Whether both are equal. Outside North America and China, a mismatch means nothing. */
  readonly valid: boolean;
  /** The computed check digit: 0-9 or X. */
  readonly expected: string;
  /** The character at position 9. */
  readonly given: string;
}

/**
 * Computes the check digit of a VIN. A right digit does not prove that a VIN is real, and most makers outside North America
 * and China do not write one.
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
  if ("issues" in read) return failure(new VinError(read.issues));
  return success(toCheckDigit(read.vin));
}

/** The check digit of a VIN that is known to be well-formed. */
export function toCheckDigit(vin: string): CheckDigit {
  const expected = computeCheckDigit(vin);
  const given = vin[8] ?? "";
  return { valid: expected === given, expected, given };
}
