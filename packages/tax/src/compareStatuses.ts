import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { TaxRequest, TaxResult } from "./types.ts";

/**
 * Calculates one request for every filing status of its jurisdiction, lowest tax first.
 *
 * @example
 * compareStatuses({ jurisdiction: "US", gross_income: 90000, tax_year: 2025 })[0]?.filing_status; // => "married_joint"
 *
 * @throws {TaxError} listing every fault of the request.
 */
export function compareStatuses(request: TaxRequest, options: TaxOptions = {}): TaxResult[] {
  return calculator.compareStatuses(request, options);
}

/**
 * Like {@link compareStatuses}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeCompareStatuses({}).success; // => false
 */
export function safeCompareStatuses(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<TaxResult[]> {
  return calculator.safeCompareStatuses(request, options);
}
