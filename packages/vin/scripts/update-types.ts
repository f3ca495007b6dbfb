// Writes src/types.ts, src/request-fields.ts and test/types.test-d.ts from the schemas; with
// --check it writes nothing and only reports whether they are up to date.
import * as z from "zod";
import { updateTypes } from "../../../scripts/update-types.ts";
import * as lists from "../src/data/value-lists.ts";
import { warningCodes } from "../src/data/warning-codes.ts";
import * as catalogue from "../src/schema/catalogue.ts";
import * as coverage from "../src/schema/coverage.ts";
import * as explanation from "../src/schema/explanation.ts";
import * as generation from "../src/schema/generation.ts";
import * as match from "../src/schema/match.ts";
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
    "schema/catalogue.ts": catalogue,
    "schema/generation.ts": generation,
    "schema/match.ts": match,
  },
  closedNames: {
    "data/value-lists.ts": {
      AirbagLocation: lists.airbagLocations,
      Availability: lists.availabilities,
      BatteryChemistry: lists.batteryChemistries,
      BodyType: lists.bodyTypes,
      BrakeSystem: lists.brakeSystems,
      Confidence: lists.confidences,
      DriveType: lists.driveTypes,
      ElementOrigin: lists.elementOrigins,
      Electrification: lists.electrifications,
      EngineConfiguration: lists.engineConfigurations,
      Fuel: lists.fuels,
      MarketValue: lists.marketValues,
      Region: lists.regions,
      SeatBeltType: lists.seatBeltTypes,
      TransmissionStyle: lists.transmissionStyles,
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
    "Wmi",
    "Makes",
    "Models",
    "VinMatch",
  ],
  fields: { of: ["DecodeOptions", "MakesRequest", "ModelsRequest", "VinGenerationRequest"] },
});
