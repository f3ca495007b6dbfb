export * from "../index.ts";
export {
  checkData,
  coverage,
  dataVersion,
  decodeVin,
  decodeVins,
  safeDecodeVin,
  suggestVins,
} from "./decodeVin.ts";
