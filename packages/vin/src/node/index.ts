export * from "../index.ts";
export { openCatalogue } from "./data-files.ts";
export {
  checkData,
  coverage,
  type DataFileOptions,
  dataVersion,
  dataVersions,
  decodeVin,
  decodeVins,
  openDecoder,
  safeDecodeVin,
  suggestVins,
  useDataFiles,
} from "./decodeVin.ts";
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
