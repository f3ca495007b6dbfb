import { respond } from "./engine/answer/tax-result.ts";
import type { Jurisdiction } from "./engine/jurisdiction.ts";
import { createRegister } from "./engine/jurisdiction-register.ts";
import { type Operation, type Safe, safely } from "./engine/operation.ts";
import { prepare } from "./engine/request/prepare-request.ts";
import { readTaxRequest } from "./engine/request/read-request.ts";
import type { TaxRequest, TaxResult } from "./types.ts";

export {
  type ComparisonCalculator,
  createComparisonCalculator,
} from "./createComparisonCalculator.ts";
export { describeJurisdiction } from "./engine/answer/describe-jurisdiction.ts";
export type { FilingStatus, Jurisdiction } from "./engine/jurisdiction.ts";
export type { JurisdictionCode } from "./jurisdictions/codes.ts";

/**
 * The tax in the jurisdictions that a calculator was created with. It throws `TaxError`. Its safe
 * form takes any input, and returns the error instead of throwing it.
 */
export interface TaxCalculator {
  /** The income tax of one year under the law of one jurisdiction. */
  readonly calculateTax: Operation<TaxRequest, TaxResult>;
  /** Like `calculateTax`, but takes any input, and returns the error instead of throwing it. */
  readonly safeCalculateTax: Safe<TaxResult>;
}

/**
 * Creates a calculator for the given jurisdictions, so that a bundle contains no other tables.
 *
 * @example
 * createTaxCalculator([us]).calculateTax({ jurisdiction: "US", gross_income: 50000, tax_year: 2025 }).tax_due; // => 3871.5
 */
export function createTaxCalculator(jurisdictions: readonly Jurisdiction[]): TaxCalculator {
  const register = createRegister(jurisdictions);
  const calculateTax: Operation<unknown, TaxResult> = (request, options) =>
    respond(prepare(register, readTaxRequest(request), options));
  return { calculateTax, safeCalculateTax: safely(calculateTax) };
}
