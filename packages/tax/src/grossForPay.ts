import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { GrossPayRequest, GrossPayResult } from "./types.ts";

/**
 * Finds the smallest gross salary that leaves `net_income` under the law of one place, to the minor
 * unit. `employer_cost` in the answer is what this salary costs the employer. The request is that
 * of {@link calculatePay} with `net_income` instead of `gross_income`. In CZ, LU and SE, where the
 * law rounds coarsely, an even smaller salary can lie some tens of units of the currency lower.
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
 * Like {@link grossForPay}, but takes any input, and returns the error instead of throwing it.
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
