import { expect, test } from "vitest";
import * as core from "../src/index.ts";
import * as node from "../src/node/index.ts";

test("the core exports what belongs to it, and nothing else", () => {
  expect(Object.keys(core).sort()).toEqual([
    "VinError",
    "bodyTypes",
    "checkDigit",
    "createDecoder",
    "electrifications",
    "fuels",
    "parseVin",
    "regions",
    "safeCheckDigit",
    "safeParseVin",
    "vehicleTypes",
    "vinErrorCodes",
    "warningCodes",
  ]);
});

test("the root adds the operations over the tables that come with it", () => {
  const added = Object.keys(node).filter((name) => !(name in core));
  expect(added.sort()).toEqual([
    "checkData",
    "coverage",
    "dataVersion",
    "decodeVin",
    "decodeVins",
    "safeDecodeVin",
    "suggestVins",
  ]);
});
