import { failure, success, unwrap } from "@almanac/kernel/result";
import { type SafeResult, VinError } from "./errors.ts";
import { computeCheckDigit } from "./internal/check-digit.ts";
import { readVin } from "./internal/read-vin.ts";

/** The check digit of a VIN: what stands in position 9, and what 49 CFR 565.15(c) computes. */
export interface CheckDigit {
  /** Whether both are equal. Outside North America and China a mismatch says nothing. */
  readonly valid: boolean;
  /** 0-9 or X. */
  readonly expected: string;
  /** The character at position 9. */
  readonly given: string;
}

/**
 * Computes the check digit of a VIN. A digit that fits is no proof of a real VIN, and most makers outside North America
 * and China do not write one.
 *
 * @example
 * checkDigit("11111111111111111"); // => { valid: true, expected: "1", given: "1" }
 *
 * @throws {VinError} when the text is no VIN.
 * @see https://www.ecfr.gov/current/title-49/section-565.15
 */
export function checkDigit(vin: string): CheckDigit {
  return unwrap(safeCheckDigit(vin));
}

/**
 * As {@link checkDigit}, for unknown input; returns the error. Never throws.
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
