import { respond } from "./engine/answer/tax-result.ts";
import type { Jurisdiction } from "./engine/jurisdiction.ts";
import { createRegister } from "./engine/jurisdiction-register.ts";
import { type Operation, type Safe, safely } from "./engine/operation.ts";
import { type Prepared, prepare } from "./engine/request/prepare-request.ts";
import { readTaxRequest } from "./engine/request/read-request.ts";
import type { TaxRequest, TaxResult } from "./types.ts";

export { describeJurisdiction } from "./engine/answer/describe-jurisdiction.ts";
export type { FilingStatus, Jurisdiction } from "./engine/jurisdiction.ts";
export type { JurisdictionCode } from "./jurisdictions/codes.ts";

/**
 * The operations of a calculator, for the jurisdictions that it was created with. Each throws
 * `TaxError`. Its safe form takes any input, and returns the error instead of throwing it.
 */
export interface TaxCalculator {
  /** The income tax of one year under the law of one jurisdiction. */
  readonly calculateTax: Operation<TaxRequest, TaxResult>;
  /** Like `calculateTax`, but takes any input, and returns the error instead of throwing it. */
  readonly safeCalculateTax: Safe<TaxResult>;
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
 * Creates a calculator for the given jurisdictions, so that a bundle contains no other tables.
 *
 * @example
 * createTaxCalculator([us]).calculateTax({ jurisdiction: "US", gross_income: 50000, tax_year: 2025 }).tax_due; // => 3871.5
 */
export function createTaxCalculator(jurisdictions: readonly Jurisdiction[]): TaxCalculator {
  const register = createRegister(jurisdictions);
  const operation =
    <Answer>(answer: (prepared: Prepared) => Answer): Operation<unknown, Answer> =>
    (request, options) =>
      answer(prepare(register, readTaxRequest(request), options));
  const calculateTax = operation(respond);
  const compareStatuses = operation((prepared) =>
    prepared.jurisdiction.statuses
      .map((status) => respondAs(prepared, { status }))
      .sort((a, b) => a.tax_due - b.tax_due),
  );
  const compareYears = operation((prepared) =>
    prepared.jurisdiction.data.years.map((year) => respondAs(prepared, { year })),
  );
  return {
    calculateTax,
    safeCalculateTax: safely(calculateTax),
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
