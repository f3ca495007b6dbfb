export {
  calculateTax,
  compareStatuses,
  compareYears,
  grossFor,
  jurisdiction,
  jurisdictions,
  marginalSchedule,
  safeCalculateTax,
  safeCompareStatuses,
  safeCompareYears,
  safeGrossFor,
  safeHarbor,
  safeJurisdiction,
  safeMarginalSchedule,
  safeSafeHarbor,
} from "./calculateTax.ts";
export { type CoverageRow, coverage } from "./coverage.ts";
export { createTaxCalculator, type TaxCalculator } from "./createTaxCalculator.ts";
export type { Jurisdiction } from "./engine/jurisdiction.ts";
export type { TaxOptions } from "./engine/request/prepare.ts";
export {
  type SafeResult,
  TaxError,
  type TaxErrorCategory,
  type TaxErrorCode,
  type TaxIssue,
  taxErrorCodes,
} from "./errors.ts";
export type { GrossForResult } from "./marginal/gross-for.ts";
export type { MarginalSchedule, MarginalSegment } from "./marginal/marginal-segments.ts";
export type {
  JurisdictionDetail,
  JurisdictionSummary,
  Jurisdictions,
  SafeHarborResult,
  TaxExplanation,
  TaxRequest,
  TaxResult,
} from "./schema.ts";
