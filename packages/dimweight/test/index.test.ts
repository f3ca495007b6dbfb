import { expect, test } from "vitest";
import * as dimweight from "../src/index.ts";

test("the entry point exports this and nothing else", () => {
  expect(Object.keys(dimweight).sort()).toEqual([
    "DimWeightError",
    "calculateDimWeight",
    "calculateShipment",
    "carriers",
    "carriersSchema",
    "compareCarriers",
    "compareRequestSchema",
    "compareResultSchema",
    "dataVersion",
    "dimWeightErrorCodes",
    "dimWeightRequestSchema",
    "dimWeightResultSchema",
    "safeCalculateDimWeight",
    "safeCalculateShipment",
    "safeCompareCarriers",
    "shipmentRequestSchema",
    "shipmentResultSchema",
  ]);
});
