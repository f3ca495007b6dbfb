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
export {
  type Carriers,
  type CompareRequest,
  type CompareResult,
  carriersSchema,
  compareRequestSchema,
  compareResultSchema,
  type DimWeightExplanation,
  type DimWeightRequest,
  type DimWeightResult,
  dimWeightRequestSchema,
  dimWeightResultSchema,
  type ShipmentRequest,
  type ShipmentResult,
  shipmentRequestSchema,
  shipmentResultSchema,
} from "./schema.ts";
