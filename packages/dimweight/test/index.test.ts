import { expect, test } from "vitest";
import * as dimweight from "../src/index.ts";

test("the entry point exports this and nothing else", () => {
  expect(Object.keys(dimweight).sort()).toEqual([
    "DimWeightError",
    "calculateDimWeight",
    "calculateShipment",
    "carriers",
    "compareCarriers",
    "dataVersion",
    "dataVersions",
    "dimWeightErrorCodes",
    "safeCalculateDimWeight",
    "safeCalculateShipment",
    "safeCompareCarriers",
  ]);
});
