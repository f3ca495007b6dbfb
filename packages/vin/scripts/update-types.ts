// Writes src/types.ts and test/types.test-d.ts from the schemas; with --check it writes nothing and only reports
// whether they are up to date.
import * as z from "zod";
import { updateTypes } from "../../../scripts/update-types.ts";
import * as lists from "../src/data/value-lists.ts";
import { warningCodes } from "../src/data/warning-codes.ts";
import * as coverage from "../src/schema/coverage.ts";
import * as explanation from "../src/schema/explanation.ts";
import * as generation from "../src/schema/generation.ts";
import * as options from "../src/schema/options.ts";
import * as request from "../src/schema/request.ts";
import * as vehicle from "../src/schema/vehicle.ts";
import * as warning from "../src/schema/warning.ts";

updateTypes({
  zod: z,
  script: import.meta.url,
  modules: {
    "schema/options.ts": options,
    "schema/request.ts": request,
    "schema/vehicle.ts": vehicle,
    "schema/warning.ts": warning,
    "schema/explanation.ts": explanation,
    "schema/coverage.ts": coverage,
    "schema/generation.ts": generation,
  },
  closedNames: {
    "data/value-lists.ts": {
      BodyType: lists.bodyTypes,
      Confidence: lists.confidences,
      Electrification: lists.electrifications,
      Fuel: lists.fuels,
      MarketValue: lists.marketValues,
      Region: lists.regions,
      VehicleType: lists.vehicleTypes,
    },
    "data/warning-codes.ts": { WarningCode: warningCodes },
  },
  readOnly: [
    "Vehicle",
    "VehicleWarning",
    "VehicleExplanation",
    "FieldExplanation",
    "ElementExplanation",
    "Source",
    "VehicleCoverage",
    "InventedVins",
  ],
});
