import { respond } from "./engine/answer/tax-result.ts";
import type { Jurisdiction } from "./engine/jurisdiction.ts";
import { createRegister } from "./engine/jurisdiction-register.ts";
import { type Operation, type Safe, safely } from "./engine/operation.ts";
import { type Prepared, prepare } from "./engine/request/prepare-request.ts";
import { readTaxRequest } from "./engine/request/read-request.ts";
import type { TaxRequest, TaxResult } from "./types.ts";

/**
 * The operations that calculate one request several times. Each throws `TaxError`. Its safe form
 * takes any input, and returns the error instead of throwing it.
 */
export interface ComparisonCalculator {
  /** The same request for every filing status, lowest tax first. */
  readonly compareStatuses: Operation<TaxRequest, TaxResult[]>;
  /** Like `compareStatuses`, but takes any input, and returns the error instead of throwing it. */
  readonly safeCompareStatuses: Safe<TaxResult[]>;
  /** The same request for every loaded tax year, oldest first. */
  readonly compareYears: Operation<TaxRequest, TaxResult[]>;
  /** Like `compareYears`, but takes any input, and returns the error instead of throwing it. */
  readonly safeCompareYears: Safe<TaxResult[]>;
}

/**
 * Creates a calculator for the given jurisdictions. A bundle with `createTaxCalculator` alone does
 * not contain these operations.
 *
 * @example
 * createComparisonCalculator([us]).compareYears({ jurisdiction: "US", gross_income: 90000, tax_year: 2025 }).length; // => 9
 */
export function createComparisonCalculator(
  jurisdictions: readonly Jurisdiction[],
): ComparisonCalculator {
  const register = createRegister(jurisdictions);
  const compareStatuses: Operation<unknown, TaxResult[]> = (request, options) => {
    const prepared = prepare(register, readTaxRequest(request), options);
    return prepared.jurisdiction.statuses
      .map((status) => respondAs(prepared, { status }))
      .sort((a, b) => a.tax_due - b.tax_due);
  };
  const compareYears: Operation<unknown, TaxResult[]> = (request, options) => {
    const prepared = prepare(register, readTaxRequest(request), options);
    return prepared.jurisdiction.data.years.map((year) => respondAs(prepared, { year }));
  };
  return {
    compareStatuses,
    safeCompareStatuses: safely(compareStatuses),
    compareYears,
    safeCompareYears: safely(compareYears),
  };
}

function respondAs(
  prepared: Prepared,
  { status = prepared.status, year = prepared.year }: Partial<Pick<Prepared, "status" | "year">>,
): TaxResult {
  const request = { ...prepared.request, filing_status: status, tax_year: year.label };
  return respond({ ...prepared, request, status, year });
}
