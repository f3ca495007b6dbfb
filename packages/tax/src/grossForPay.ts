import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { GrossPayRequest, GrossPayResult } from "./types.ts";

/**
 * Finds the least gross salary that leaves `net_income` under the law of one place, to the minor unit. `employer_cost` of the
 * answer is what it costs to hire. The request is that of {@link calculatePay} with `net_income` instead of `gross_income`.
 *
 * @example
 * grossForPay({ jurisdiction: "PT", net_income: 20731.35, tax_year: 2026 }).gross_income; // => 28000
 *
 * @throws {TaxError} listing every fault of the request.
 */
export function grossForPay(request: GrossPayRequest, options: TaxOptions = {}): GrossPayResult {
  return calculator.grossForPay(request, options);
}

/**
 * As {@link grossForPay}, but takes anything, and returns the error.
 *
 * @example
 * safeGrossForPay({}).success; // => false
 */
export function safeGrossForPay(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<GrossPayResult> {
  return calculator.safeGrossForPay(request, options);
}
