import { estimatedTaxPlan } from "./engine/answer/estimated-tax-plan.ts";
import type { Jurisdiction } from "./engine/jurisdiction.ts";
import { createRegister } from "./engine/jurisdiction-register.ts";
import { type Operation, type Safe, safely } from "./engine/operation.ts";
import { prepare } from "./engine/request/prepare-request.ts";
import { readTaxRequest } from "./engine/request/read-request.ts";
import type { EstimatedTaxPlan, TaxRequest } from "./types.ts";

export type { FilingStatus, Jurisdiction } from "./engine/jurisdiction.ts";
export type { JurisdictionCode } from "./jurisdictions/codes.ts";

/**
 * The plan of estimated tax. It throws `TaxError`. Its safe form takes any input, and returns the
 * error instead of throwing it.
 */
export interface EstimatedTaxCalculator {
  /** The payments of estimated tax that avoid a penalty (United States). */
  readonly planEstimatedTax: Operation<TaxRequest, EstimatedTaxPlan>;
  /** Like `planEstimatedTax`, but takes any input, and returns the error instead of throwing it. */
  readonly safePlanEstimatedTax: Safe<EstimatedTaxPlan>;
}

/**
 * Creates a calculator for the given jurisdictions. A bundle with `createTaxCalculator` alone does
 * not contain this operation.
 *
 * @example
 * createEstimatedTaxCalculator([us]).planEstimatedTax({ jurisdiction: "US", gross_income: 90000, tax_year: 2025 }).required_annual_payment; // => 10124.1
 */
export function createEstimatedTaxCalculator(
  jurisdictions: readonly Jurisdiction[],
): EstimatedTaxCalculator {
  const register = createRegister(jurisdictions);
  const planEstimatedTax: Operation<unknown, EstimatedTaxPlan> = (request, options) =>
    estimatedTaxPlan(prepare(register, readTaxRequest(request), options), register.all);
  return { planEstimatedTax, safePlanEstimatedTax: safely(planEstimatedTax) };
}
