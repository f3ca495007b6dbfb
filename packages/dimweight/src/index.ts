export { calculateDimWeight, safeCalculateDimWeight } from "./calculateDimWeight.ts";
export { calculateShipment, safeCalculateShipment } from "./calculateShipment.ts";
export { carriers, dataVersion } from "./carriers.ts";
export { compareCarriers, safeCompareCarriers } from "./compareCarriers.ts";
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
  Carriers,
  CompareRequest,
  CompareResult,
  DimWeightExplanation,
  DimWeightRequest,
  DimWeightResult,
  ShipmentRequest,
  ShipmentResult,
} from "./schema.ts";
