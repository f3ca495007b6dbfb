import type { TaxOptions } from "./engine/request/prepare.ts";
import type { SafeResult } from "./errors.ts";
import { calculator } from "./every-jurisdiction.ts";
import type { SafeHarborResult } from "./schema.ts";

/**
 * Plans the estimated payments that save from a penalty in the United States: the smaller of 90 % of this year's tax and
 * 100 or 110 % of last year's, less `withholding`. Disaster postponements and farmers' rules are not in it.
 *
 * @example
 * safeHarbor({ jurisdiction: "US", gross_income: 90000, tax_year: 2025 }).required_annual_payment; // => 10124.1
 *
 * @throws {TaxError}
 * @see https://www.law.cornell.edu/uscode/text/26/6654
 */
export function safeHarbor(request: unknown, options: TaxOptions = {}): SafeHarborResult {
  return calculator.safeHarbor(request, options);
}

/**
 * As {@link safeHarbor}, but returns the error.
 *
 * @example
 * safeSafeHarbor({}).success; // => false
 */
export function safeSafeHarbor(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<SafeHarborResult> {
  return calculator.safeSafeHarbor(request, options);
}
