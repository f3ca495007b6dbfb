export { vehicleCoverageSchema } from "./schema/coverage.ts";
export { vehicleExplanationSchema } from "./schema/explanation.ts";
export { inventedVinsSchema, vinGenerationRequestSchema } from "./schema/generation.ts";
export { decodeOptionsSchema } from "./schema/options.ts";
export { vehicleRequestSchema } from "./schema/request.ts";
export { vehicleSchema } from "./schema/vehicle.ts";
export { vehicleWarningSchema } from "./schema/warning.ts";
