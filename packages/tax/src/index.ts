export { calculateTax, safeCalculateTax } from "./calculateTax.ts";
export { compareStatuses, safeCompareStatuses } from "./compareStatuses.ts";
export { compareYears, safeCompareYears } from "./compareYears.ts";
export { type CoverageRow, coverage } from "./coverage.ts";
export { createTaxCalculator, type TaxCalculator } from "./createTaxCalculator.ts";
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
export { jurisdiction, safeJurisdiction } from "./jurisdiction.ts";
export type { JurisdictionCode } from "./jurisdictions/codes.ts";
export { jurisdictions } from "./jurisdictions.ts";
export type { GrossForResult } from "./marginal/gross-for.ts";
export type { MarginalSchedule, MarginalSegment } from "./marginal/marginal-segments.ts";
export { marginalSchedule, safeMarginalSchedule } from "./marginalSchedule.ts";
export { planEstimatedTax, safePlanEstimatedTax } from "./planEstimatedTax.ts";
export type {
  EstimatedTaxPlan,
  GrossForRequest,
  JurisdictionDetail,
  JurisdictionSummary,
  Jurisdictions,
  Source,
  TaxExplanation,
  TaxRequest,
  TaxResult,
} from "./types.ts";
