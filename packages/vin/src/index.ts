export type { DataVersion } from "@almanac/kernel/sources/data-version";
export { checkDigit, safeCheckDigit } from "./checkDigit.ts";
export { createCatalogue } from "./createCatalogue.ts";
export {
  createDecoder,
  createDecoderWithMakers,
  type Decoder,
  type DecoderOptions,
  type DecodeVinOptions,
  type PartedData,
} from "./createDecoder.ts";
export { createToolbox, type Toolbox, type ToolboxOptions } from "./createToolbox.ts";
export {
  type AirbagLocation,
  type Availability,
  type BatteryChemistry,
  type BodyType,
  type BrakeSystem,
  bodyTypes,
  type Confidence,
  type DriveType,
  type Electrification,
  type ElementOrigin,
  type EngineConfiguration,
  electrifications,
  type Fuel,
  fuels,
  type MarketValue,
  type Region,
  regions,
  type SeatBeltType,
  type TransmissionStyle,
  type VehicleType,
  vehicleTypes,
} from "./data/value-lists.ts";
export { type WarningCode, warningCodes } from "./data/warning-codes.ts";
export {
  type DecodeElementsOptions,
  decodeElements,
  safeDecodeElements,
} from "./decodeElements.ts";
export {
  type SafeResult,
  VinError,
  type VinErrorCategory,
  type VinErrorCode,
  type VinErrorOptions,
  type VinIssue,
  type VinSuggestion,
  vinErrorCodes,
} from "./errors.ts";
export type {
  EfficiencyFinding,
  EfficiencyQuery,
  EfficiencyTable,
} from "./internal/answer/efficiency-table.ts";
export type { DimensionQuery, Dimensions, DimensionTable } from "./internal/answer/tables.ts";
export type {
  Catalogue,
  CatalogueManufacturer,
  CatalogueModel,
  CatalogueName,
  CatalogueVariable,
  CatalogueWmi,
  CatalogueYears,
} from "./internal/catalogue/catalogue.ts";
export type { ElementAnswer, ElementValue } from "./internal/elements/read-elements.ts";
export type { MakerModule as Maker } from "./internal/maker/maker-module.ts";
export type { CheckDigit } from "./internal/vin/check-digit.ts";
export type { Clock } from "./internal/vin/read-vin.ts";
export { type ParsedVin, type ParseVinOptions, parseVin, safeParseVin } from "./parseVin.ts";
export type {
  DecodeOptions,
  ElementExplanation,
  FieldExplanation,
  InventedVins,
  Makes,
  MakesRequest,
  Models,
  ModelsRequest,
  Source,
  Vehicle,
  VehicleCoverage,
  VehicleExplanation,
  VehicleRequest,
  VehicleWarning,
  VinGenerationRequest,
  VinMatch,
  Wmi,
} from "./types.ts";
