export {
  makesRequestSchema,
  makesSchema,
  modelsRequestSchema,
  modelsSchema,
  wmiSchema,
} from "./schema/catalogue.ts";
export { vehicleCoverageSchema } from "./schema/coverage.ts";
export { vehicleExplanationSchema } from "./schema/explanation.ts";
export { inventedVinsSchema, vinGenerationRequestSchema } from "./schema/generation.ts";
export { vinMatchSchema } from "./schema/match.ts";
export { decodeOptionsSchema } from "./schema/options.ts";
export { vehicleRequestSchema } from "./schema/request.ts";
export { vehicleSchema } from "./schema/vehicle.ts";
export { vehicleWarningSchema } from "./schema/warning.ts";
