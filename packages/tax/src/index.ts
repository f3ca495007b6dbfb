export type { DataVersion } from "@almanac/kernel/sources/data-version";
export { calculatePay, safeCalculatePay } from "./calculatePay.ts";
export { calculateTax, safeCalculateTax } from "./calculateTax.ts";
export { comparePay, safeComparePay } from "./comparePay.ts";
export { compareStatuses, safeCompareStatuses } from "./compareStatuses.ts";
export { compareTax, safeCompareTax } from "./compareTax.ts";
export { compareYears, safeCompareYears } from "./compareYears.ts";
export { type CoverageRow, coverage } from "./coverage.ts";
export {
  createEstimatedTaxCalculator,
  type EstimatedTaxCalculator,
} from "./createEstimatedTaxCalculator.ts";
export { createMarginalCalculator, type MarginalCalculator } from "./createMarginalCalculator.ts";
export { createPayCalculator, type PayCalculator } from "./createPayCalculator.ts";
export { createTaxCalculator, type TaxCalculator } from "./createTaxCalculator.ts";
export { dataVersions } from "./dataVersions.ts";
export type { PayJurisdiction } from "./engine/contributions/define-pay.ts";
export type { FilingStatus, Jurisdiction } from "./engine/jurisdiction.ts";
export type { TaxOptions } from "./engine/request/prepare-request.ts";
export {
  type SafeResult,
  TaxError,
  type TaxErrorCategory,
  type TaxErrorCode,
  type TaxIssue,
  taxErrorCodes,
} from "./errors.ts";
export { grossFor, safeGrossFor } from "./grossFor.ts";
export { grossForPay, safeGrossForPay } from "./grossForPay.ts";
export { jurisdiction, safeJurisdiction } from "./jurisdiction.ts";
export type { JurisdictionCode } from "./jurisdictions/codes.ts";
export { jurisdictions } from "./jurisdictions.ts";
export { marginalSchedule, safeMarginalSchedule } from "./marginalSchedule.ts";
export { planEstimatedTax, safePlanEstimatedTax } from "./planEstimatedTax.ts";
export type {
  EstimatedTaxPlan,
  GrossForRequest,
  GrossForResult,
  GrossPayRequest,
  GrossPayResult,
  JurisdictionDetail,
  JurisdictionSummary,
  Jurisdictions,
  MarginalSchedule,
  MarginalSegment,
  PayComparison,
  PayComparisonRequest,
  PayRequest,
  PayResult,
  Source,
  TaxComparison,
  TaxComparisonRequest,
  TaxExplanation,
  TaxRequest,
  TaxResult,
} from "./types.ts";
export { withContributions } from "./withContributions.ts";
