import type { SafeResult } from "./errors.ts";
import { calculator } from "./every-jurisdiction.ts";
import type { JurisdictionDetail } from "./schema.ts";

/**
 * Shows one jurisdiction with every dated figure, its confidence and its sources.
 *
 * @example
 * jurisdiction("uk").jurisdiction; // => "GB"
 *
 * @throws {TaxError} with `unsupported_jurisdiction`.
 */
export function jurisdiction(code: unknown): JurisdictionDetail {
  return calculator.jurisdiction(code);
}

/**
 * As {@link jurisdiction}, but returns the error.
 *
 * @example
 * safeJurisdiction("XX").success; // => false
 */
export function safeJurisdiction(code: unknown): SafeResult<JurisdictionDetail> {
  return calculator.safeJurisdiction(code);
}
