import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { PayRequest, PayResult } from "./types.ts";

/**
 * Calculates what is left of a gross salary under the law of one place, and what it costs the
 * employer: income tax, local tax and the contributions of both sides, exactly.
 *
 * Amounts are in the currency of the jurisdiction, from 0 to 1e12. The result is an estimate, not
 * advice. It is for one employee who works the whole tax year for one employer.
 *
 * @example
 * calculatePay({ jurisdiction: "PT", gross_income: 28000, tax_year: 2026 }).employee_contributions; // => 3080
 *
 * @throws {TaxError} listing every fault of the request.
 * @see docs/pay.md for what is supported, the options of each country, the sources, and what is
 * left out.
 */
export function calculatePay(request: PayRequest, options: TaxOptions = {}): PayResult {
  return calculator.calculatePay(request, options);
}

/**
 * Like {@link calculatePay}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeCalculatePay({}).success; // => false
 */
export function safeCalculatePay(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<PayResult> {
  return calculator.safeCalculatePay(request, options);
}
