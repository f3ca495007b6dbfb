export * from "../index.ts";
export {
  coverage,
  dataVersion,
  decodeVin,
  decodeVins,
  safeDecodeVin,
  suggestVins,
} from "./decodeVin.ts";
