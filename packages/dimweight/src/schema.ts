export { carriersSchema } from "./schema/carriers.ts";
export {
  compareRequestSchema,
  dimWeightRequestSchema,
  shipmentRequestSchema,
} from "./schema/request.ts";
export {
  compareResultSchema,
  dimWeightResultSchema,
  shipmentResultSchema,
} from "./schema/result.ts";
