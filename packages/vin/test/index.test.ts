import { expect, test } from "vitest";
import * as core from "../src/index.ts";
import * as node from "../src/node/index.ts";

test("the core exports exactly the listed names", () => {
  expect(Object.keys(core).sort()).toEqual([
    "VinError",
    "bodyTypes",
    "checkDigit",
    "createCatalogue",
    "createDecoder",
    "createDecoderWithMakers",
    "createToolbox",
    "decodeElements",
    "electrifications",
    "fuels",
    "parseVin",
    "regions",
    "safeCheckDigit",
    "safeDecodeElements",
    "safeParseVin",
    "vehicleTypes",
    "vinErrorCodes",
    "warningCodes",
  ]);
});

test("the root adds exactly the operations over the packaged tables", () => {
  const added = Object.keys(node).filter((name) => !(name in core));
  expect(added.sort()).toEqual([
    "checkData",
    "coverage",
    "dataVersion",
    "dataVersions",
    "decodeVin",
    "decodeVins",
    "generateVins",
    "listMakes",
    "listModels",
    "lookUpWmi",
    "matchVin",
    "openCatalogue",
    "openDecoder",
    "safeDecodeVin",
    "safeGenerateVins",
    "safeListMakes",
    "safeListModels",
    "safeLookUpWmi",
    "safeMatchVin",
    "suggestVins",
    "useDataFiles",
  ]);
});
