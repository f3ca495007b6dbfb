import { createTaxCalculator } from "./createTaxCalculator.ts";
import type { TaxOptions } from "./engine/request/prepare.ts";
import type { SafeResult } from "./errors.ts";
import { allJurisdictions } from "./jurisdictions/all.ts";
import type { GrossForResult } from "./marginal/gross-for.ts";
import type { MarginalSchedule } from "./marginal/marginal-segments.ts";
import type {
  JurisdictionDetail,
  JurisdictionSummary,
  SafeHarborResult,
  TaxResult,
} from "./schema.ts";

const calculator = /* @__PURE__ */ createTaxCalculator(allJurisdictions);

/**
 * Calculates the income tax of one year under the law of one jurisdiction, exactly, with its quarterly payments.
 *
 * Amounts are in the currency of the jurisdiction, from 0 to 1e12. The result is an estimate: no local taxes, no
 * part-year residence, no social contributions in `tax_due`, and no advice.
 *
 * @example
 * calculateTax({ jurisdiction: "US-CA", filing_status: "single", gross_income: 85000, tax_year: 2025 }).tax_due; // => 3659.98
 *
 * @throws {TaxError} listing every fault of the request.
 * @see docs/tax.md for what is supported, the sources, and what is left out.
 */
export function calculateTax(request: unknown, options: TaxOptions = {}): TaxResult {
  return calculator.calculateTax(request, options);
}

/**
 * As {@link calculateTax}, but returns the error.
 *
 * @example
 * safeCalculateTax({}).success; // => false
 */
export function safeCalculateTax(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<TaxResult> {
  return calculator.safeCalculateTax(request, options);
}

/**
 * Lists where the tax on incomes from 0 to twice `gross_income` (at least 100,000) changes its slope or jumps, exact to
 * the minor unit; rates have 8 decimals.
 *
 * @example
 * marginalSchedule({ jurisdiction: "US", gross_income: 50000, tax_year: 2025 }).segments[1]?.from; // => 15750
 *
 * @throws {TaxError}
 */
export function marginalSchedule(request: unknown, options: TaxOptions = {}): MarginalSchedule {
  return calculator.marginalSchedule(request, options);
}

/**
 * As {@link marginalSchedule}, but returns the error.
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

/**
 * Finds the least gross income that leaves `net` after the tax of one jurisdiction, to the minor unit, and verifies it by
 * calculating it. The request is that of {@link calculateTax} with `net` instead of `gross_income`.
 *
 * @example
 * grossFor({ jurisdiction: "US", net: 50000, tax_year: 2025 }).gross_income; // => 54399.43
 *
 * @throws {TaxError}
 */
export function grossFor(request: unknown, options: TaxOptions = {}): GrossForResult {
  return calculator.grossFor(request, options);
}

/**
 * As {@link grossFor}, but returns the error.
 *
 * @example
 * safeGrossFor({}).success; // => false
 */
export function safeGrossFor(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<GrossForResult> {
  return calculator.safeGrossFor(request, options);
}

/**
 * Calculates one request for every filing status of its jurisdiction, least tax first.
 *
 * @example
 * compareStatuses({ jurisdiction: "US", gross_income: 90000, tax_year: 2025 })[0]?.filing_status; // => "married_joint"
 *
 * @throws {TaxError}
 */
export function compareStatuses(request: unknown, options: TaxOptions = {}): TaxResult[] {
  return calculator.compareStatuses(request, options);
}

/**
 * As {@link compareStatuses}, but returns the error.
 *
 * @example
 * safeCompareStatuses({}).success; // => false
 */
export function safeCompareStatuses(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<TaxResult[]> {
  return calculator.safeCompareStatuses(request, options);
}

/**
 * Calculates one request for every tax year that is loaded, oldest first; amounts are not adjusted for inflation.
 *
 * @example
 * compareYears({ jurisdiction: "US", gross_income: 90000, tax_year: 2025 }).length; // => 9
 *
 * @throws {TaxError}
 */
export function compareYears(request: unknown, options: TaxOptions = {}): TaxResult[] {
  return calculator.compareYears(request, options);
}

/**
 * As {@link compareYears}, but returns the error.
 *
 * @example
 * safeCompareYears({}).success; // => false
 */
export function safeCompareYears(
  request: unknown,
  options: TaxOptions = {},
): SafeResult<TaxResult[]> {
  return calculator.safeCompareYears(request, options);
}

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

/**
 * Lists every jurisdiction with its years, filing statuses and inputs, and how well each year is confirmed.
 *
 * @example
 * jurisdictions()[0]?.jurisdiction; // => "US"
 */
export function jurisdictions(): JurisdictionSummary[] {
  return calculator.jurisdictions();
}

/**
 * Shows one jurisdiction with every dated figure, its confidence and its sources.
 *
 * @example
 * jurisdiction("uk").jurisdiction; // => "GB"
 *
 * @throws {TaxError} with `unsupported_jurisdiction`.
 */
export function jurisdiction(code: unknown): JurisdictionDetail {
  return calculator.jurisdiction(code);
}

/**
 * As {@link jurisdiction}, but returns the error.
 *
 * @example
 * safeJurisdiction("XX").success; // => false
 */
export function safeJurisdiction(code: unknown): SafeResult<JurisdictionDetail> {
  return calculator.safeJurisdiction(code);
}
