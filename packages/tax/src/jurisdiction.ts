import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { SafeResult } from "./errors.ts";
import type { JurisdictionCode } from "./jurisdictions/codes.ts";
import type { JurisdictionDetail } from "./types.ts";

/**
 * Shows one jurisdiction with every dated figure, its confidence and its sources.
 *
 * @example
 * jurisdiction("GB").name; // => "United Kingdom"
 *
 * @throws {TaxError} with `unsupported_jurisdiction`.
 */
export function jurisdiction(code: JurisdictionCode): JurisdictionDetail {
  return calculator.jurisdiction(code);
}

/**
 * Like {@link jurisdiction}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeJurisdiction("XX").success; // => false
 */
export function safeJurisdiction(code: unknown): SafeResult<JurisdictionDetail> {
  return calculator.safeJurisdiction(code);
}
