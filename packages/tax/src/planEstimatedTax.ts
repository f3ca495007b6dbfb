import { calculator } from "./calculator-of-all-jurisdictions.ts";
import type { TaxOptions } from "./engine/request/prepare-request.ts";
import type { SafeResult } from "./errors.ts";
import type { EstimatedTaxPlan, TaxRequest } from "./types.ts";

/**
 * Plans the payments of estimated tax that avoid a penalty in the United States: the smaller of 90
 * % of this year's tax and 100 or 110 % of last year's, less `withholding`. Postponements after
 * disasters and the rules for farmers are not included.
 *
 * @example
 * planEstimatedTax({ jurisdiction: "US", gross_income: 90000, tax_year: 2025 }).required_annual_payment; // => 10124.1
 *
 * @throws {TaxError} listing every fault of the request.
 * @see https://www.law.cornell.edu/uscode/text/26/6654
 */
export function planEstimatedTax(request: TaxRequest, options: TaxOptions = {}): EstimatedTaxPlan {
  return calculator.planEstimatedTax(request, options);
}

/**
 * Like {@link planEstimatedTax}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safePlanEstimatedTax({}).success; // => false
 */
export function safePlanEstimatedTax(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<EstimatedTaxPlan> {
  return calculator.safePlanEstimatedTax(request, options);
}
