import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { MarginalSchedule, TaxRequest } from "./types.ts";

/**
 * Lists where the tax on incomes up to twice `gross_income` (at least 100,000) changes its slope or
 * jumps, exact to the minor unit. Rates have 8 decimals. Along the incomes the wages grow, or the
 * profit of somebody without wages. All other parts of the income stay as they are.
 *
 * @example
 * marginalSchedule({ jurisdiction: "US", gross_income: 50000, tax_year: 2025 }).segments[2]?.from; // => 19103.66
 *
 * @throws {TaxError} listing every fault of the request.
 */
export function marginalSchedule(request: TaxRequest, options: TaxOptions = {}): MarginalSchedule {
  return calculator.marginalSchedule(request, options);
}

/**
 * Like {@link marginalSchedule}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeMarginalSchedule({}).success; // => false
 */
export function safeMarginalSchedule(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<MarginalSchedule> {
  return calculator.safeMarginalSchedule(request, options);
}
