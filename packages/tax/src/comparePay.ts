import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { PayComparison, PayComparisonRequest } from "./types.ts";

/**
 * Calculates the pay of one gross salary in several places, in the currency of `from`. Amounts are
 * converted one by one at the rates of the request, and rounded half up to the minor unit; net and
 * cost are sums of the converted amounts.
 *
 * @example
 * comparePay({ gross_income: 58000, from: "DE", to: ["PT"], tax_year: 2026 }).results.length; // => 2
 *
 * @throws {TaxError} listing every fault of the request.
 */
export function comparePay(request: PayComparisonRequest, options: TaxOptions = {}): PayComparison {
  return calculator.comparePay(request, options);
}

/**
 * Like {@link comparePay}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeComparePay({}).success; // => false
 */
export function safeComparePay(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<PayComparison> {
  return calculator.safeComparePay(request, options);
}
