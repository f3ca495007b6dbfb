// The root of the package in a browser or a worker. It has the same names as the root in Node (src/node/index.ts), so
// that a program and its types are the same in both. The operations that read the data files from disk give an error
// that says which entry to use there. Everything else works.
import { failure } from "@almanac/kernel/errors/result";
import type { VinError } from "./errors.ts";
import { dataError } from "./internal/vpic/data-error.ts";

export * from "./index.ts";

/** The error of an operation that needs the file system, and what to use in its place. */
function needsNode(name: string, instead: string): VinError {
  const sentence = `${name} of @almanac/vin reads data files from disk, so it needs Node.`;
  return dataError("missing_data", `${sentence} In a browser or a worker, ${instead}.`);
}

const toDecode =
  "use the decoder that loadDecoder of @almanac/vin/browser or createDecoder of @almanac/vin/core creates";
const toLookUp = "use createToolbox of @almanac/vin/core with a decoder and a catalogue";
const toOpenCatalogue =
  "pass the bytes of @almanac/vin-data/catalogue.bin.gz, unpacked, to createCatalogue of @almanac/vin/core";

const noDecoder = (name: string) => needsNode(name, toDecode);
const noToolbox = (name: string) => needsNode(name, toLookUp);

export function decodeVin(): never {
  throw noDecoder("decodeVin");
}

export function safeDecodeVin() {
  return failure(noDecoder("safeDecodeVin"));
}

export function* decodeVins(vins: Iterable<unknown>) {
  for (const _ of vins) yield failure(noDecoder("decodeVins"));
}

export function suggestVins(): never {
  throw noDecoder("suggestVins");
}

export function coverage(): never {
  throw noDecoder("coverage");
}

export function dataVersion(): never {
  throw noDecoder("dataVersion");
}

export function dataVersions(): never {
  throw noDecoder("dataVersions");
}

export function checkData(): never {
  throw noDecoder("checkData");
}

export function openDecoder(): never {
  throw noDecoder("openDecoder");
}

export function useDataFiles(): never {
  throw noDecoder("useDataFiles");
}

export function openCatalogue(): never {
  throw needsNode("openCatalogue", toOpenCatalogue);
}

export function lookUpWmi(): never {
  throw noToolbox("lookUpWmi");
}

export function safeLookUpWmi() {
  return failure(noToolbox("safeLookUpWmi"));
}

export function listMakes(): never {
  throw noToolbox("listMakes");
}

export function safeListMakes() {
  return failure(noToolbox("safeListMakes"));
}

export function listModels(): never {
  throw noToolbox("listModels");
}

export function safeListModels() {
  return failure(noToolbox("safeListModels"));
}

export function matchVin(): never {
  throw noToolbox("matchVin");
}

export function safeMatchVin() {
  return failure(noToolbox("safeMatchVin"));
}

export function generateVins(): never {
  throw noToolbox("generateVins");
}

export function safeGenerateVins() {
  return failure(noToolbox("safeGenerateVins"));
}
