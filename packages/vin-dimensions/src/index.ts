export { DimensionFileError } from "./errors.ts";
export { manifest } from "./manifest.ts";
export { openDimensions } from "./openDimensions.ts";
export type { BodyStyle, DimensionQuery, Dimensions, DimensionTable } from "./types.ts";
