export * from "../index.ts";
export {
  checkData,
  coverage,
  dataVersion,
  dataVersions,
  decodeVin,
  decodeVins,
  safeDecodeVin,
  suggestVins,
} from "./decodeVin.ts";
export { openCatalogue } from "./open-catalogue.ts";
export { type DataFileOptions, openDecoder, useDataFiles } from "./open-decoder.ts";
export {
  generateVins,
  listMakes,
  listModels,
  lookUpWmi,
  matchVin,
  safeGenerateVins,
  safeListMakes,
  safeListModels,
  safeLookUpWmi,
  safeMatchVin,
} from "./toolbox.ts";
