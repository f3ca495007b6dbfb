import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { TaxRequest, TaxResult } from "./types.ts";

/**
 * Calculates one request for every tax year that is loaded, oldest first. Amounts are not adjusted
 * for inflation.
 *
 * @example
 * compareYears({ jurisdiction: "US", gross_income: 90000, tax_year: 2025 }).length; // => 9
 *
 * @throws {TaxError} listing every fault of the request.
 */
export function compareYears(request: TaxRequest, options: TaxOptions = {}): TaxResult[] {
  return calculator.compareYears(request, options);
}

/**
 * Like {@link compareYears}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeCompareYears({}).success; // => false
 */
export function safeCompareYears(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<TaxResult[]> {
  return calculator.safeCompareYears(request, options);
}
