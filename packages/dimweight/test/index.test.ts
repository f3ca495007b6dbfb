import { expect, test } from "vitest";
import * as dimweight from "../src/index.ts";

test("the entry point exports exactly the listed names", () => {
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
