import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { TaxRequest, TaxResult } from "./types.ts";

/**
 * Calculates the income tax of one year under the law of one jurisdiction, exactly, with its
 * quarterly payments.
 *
 * Amounts are in the currency of the jurisdiction, at most 1e12; losses are negative. The result is
 * an estimate, not advice. It is that of a resident of the whole year, with local taxes where the
 * place has a code, and of social contributions `tax_due` has only the self-employment tax of the
 * United States.
 *
 * @example
 * calculateTax({ jurisdiction: "US-CA", filing_status: "single", gross_income: 85000, tax_year: 2025 }).tax_due; // => 13808.98
 *
 * @throws {TaxError} listing every fault of the request.
 * @see docs/tax.md for what is supported, the sources, and what is left out.
 */
export function calculateTax(request: TaxRequest, options: TaxOptions = {}): TaxResult {
  return calculator.calculateTax(request, options);
}

/**
 * Like {@link calculateTax}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeCalculateTax({}).success; // => false
 */
export function safeCalculateTax(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<TaxResult> {
  return calculator.safeCalculateTax(request, options);
}
