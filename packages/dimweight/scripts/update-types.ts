// Writes src/types.ts, src/request-fields.ts and test/types.test-d.ts from the schemas; with
// --check it only reports whether they are up to date.
import * as z from "zod";
import { updateTypes } from "../../../scripts/update-types.ts";
import { warningCodes } from "../src/data/warning-codes.ts";
import { dimWeightErrorCodes } from "../src/errors.ts";
import * as carriers from "../src/schema/carriers.ts";
import * as explanation from "../src/schema/explanation.ts";
import * as fieldSchemas from "../src/schema/field-schemas.ts";
import * as request from "../src/schema/request.ts";
import * as result from "../src/schema/result.ts";

updateTypes({
  zod: z,
  script: import.meta.url,
  modules: {
    "schema/field-schemas.ts": fieldSchemas,
    "schema/request.ts": request,
    "schema/result.ts": result,
    "schema/explanation.ts": explanation,
    "schema/carriers.ts": carriers,
  },
  closedNames: {
    "errors.ts": { DimWeightErrorCode: Object.values(dimWeightErrorCodes).flat() },
    "data/warning-codes.ts": { WarningCode: warningCodes },
  },
  readOnly: ["Carriers", "Carrier", "CarrierRule"],
  fields: {
    of: ["DimWeightRequest", "CompareRequest", "ShipmentPiece", "ShipmentRequest"],
    shared: {
      sideCm: request.sideCm,
      weightKg: request.weightKg,
      sideIn: request.sideIn,
      weightLb: request.weightLb,
    },
    openNames: ["CarrierName", "ProfileName"],
  },
});
