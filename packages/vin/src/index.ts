export { checkDigit, safeCheckDigit } from "./checkDigit.ts";
export { createCatalogue } from "./createCatalogue.ts";
export {
  createDecoder,
  type Decoder,
  type DecoderSettings,
  type DecodeVinOptions,
} from "./createDecoder.ts";
export { createToolbox, type Toolbox } from "./createToolbox.ts";
export {
  type BodyType,
  bodyTypes,
  type Confidence,
  type Electrification,
  electrifications,
  type Fuel,
  fuels,
  type MarketValue,
  type Region,
  regions,
  type VehicleType,
  vehicleTypes,
} from "./data/value-lists.ts";
export { type WarningCode, warningCodes } from "./data/warning-codes.ts";
export {
  type SafeResult,
  VinError,
  type VinErrorCategory,
  type VinErrorCode,
  type VinIssue,
  vinErrorCodes,
} from "./errors.ts";
export type {
  DimensionQuery,
  Dimensions,
  DimensionTable,
} from "./internal/answer/dimension-table.ts";
export type { VinSuggestion } from "./internal/answer/find-suggestions.ts";
export type {
  Catalogue,
  CatalogueManufacturer,
  CatalogueModel,
  CatalogueName,
  CatalogueVariable,
  CatalogueWmi,
  CatalogueYears,
} from "./internal/catalogue/catalogue.ts";
export type { Clock } from "./internal/request/latest-year.ts";
export type { CheckDigit } from "./internal/vin/check-digit.ts";
export { type ParsedVin, type ParseVinOptions, parseVin, safeParseVin } from "./parseVin.ts";
export type {
  DecodeOptions,
  ElementExplanation,
  FieldExplanation,
  InventedVins,
  Source,
  Vehicle,
  VehicleCoverage,
  VehicleExplanation,
  VehicleRequest,
  VehicleWarning,
  VinGenerationRequest,
} from "./types.ts";
