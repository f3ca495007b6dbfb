export { type Carriers, carriersSchema } from "./schema/carriers.ts";
export {
  type CompareRequest,
  compareRequestSchema,
  type DimWeightRequest,
  dimWeightRequestSchema,
  type ShipmentRequest,
  shipmentRequestSchema,
} from "./schema/request.ts";
export {
  type CompareResult,
  compareResultSchema,
  type DimWeightExplanation,
  type DimWeightResult,
  dimWeightResultSchema,
  type ShipmentResult,
  shipmentResultSchema,
} from "./schema/result.ts";
