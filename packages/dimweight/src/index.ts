export type { DataVersion } from "@almanac/kernel/sources/data-version";
export { calculateDimWeight, safeCalculateDimWeight } from "./calculateDimWeight.ts";
export { calculateShipment, safeCalculateShipment } from "./calculateShipment.ts";
export { carriers } from "./carriers.ts";
export { compareCarriers, safeCompareCarriers } from "./compareCarriers.ts";
export type { WarningCode } from "./data/warning-codes.ts";
export { dataVersion } from "./dataVersion.ts";
export { dataVersions } from "./dataVersions.ts";
export {
  DimWeightError,
  type DimWeightErrorCategory,
  type DimWeightErrorCode,
  type DimWeightIssue,
  dimWeightErrorCodes,
  type SafeResult,
} from "./errors.ts";
export type { DimWeightOptions } from "./internal/operation.ts";
export type {
  Carrier,
  CarrierName,
  CarrierRule,
  Carriers,
  CompareRequest,
  CompareResult,
  DimWeightExplanation,
  DimWeightRequest,
  DimWeightResult,
  DimWeightWarning,
  ProfileName,
  ShipmentPiece,
  ShipmentRequest,
  ShipmentResult,
} from "./types.ts";
