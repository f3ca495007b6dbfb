import { type DecodeVinOptions, openDecoder, type Vehicle, type VinError } from "@almanac/vin";
import type { Clock } from "../../bulk/bulk-service.ts";
import { type Problem, toProblem } from "../../errors/problem.ts";
import { defineBatch } from "../define-batch.ts";
import { vinOnServer } from "./on-server.ts";
import { toAlmanacError } from "./to-almanac-error.ts";
import { useChosenData } from "./use-chosen-data.ts";
import { rowView } from "./view.ts";

/** Vehicles, one request for each VIN. */
export const vinBulk = defineBatch<Vehicle, VinError>({
  fields: [
    { name: "vin", kind: "text" },
    { name: "year", kind: "year" },
    { name: "strict", kind: "flag" },
    { name: "explain", kind: "flag" },
  ],
  required: [["vin"]],
  columns: [
    "vin",
    "make",
    "model",
    "year",
    "bodyType",
    "engine.capacityCc",
    "engine.capacityLitres",
    "engine.fuel",
    "engine.powerKw",
    "dimensions.lengthMm",
    "dimensions.widthMm",
    "dimensions.heightMm",
    "dimensions.source",
    "vehicleType",
    "manufacturer",
    "country",
    "region",
    "plant.city",
    "plant.state",
    "plant.country",
    "generation",
    "series",
    "trim",
    "doors",
    "cylinders",
    "engineModel",
    "gvwrClass",
    "electrification",
    "engine.configuration",
    "engine.turbo",
    "engine.manufacturer",
    "driveType",
    "transmission.style",
    "transmission.speeds",
    "makeCandidates",
    "modelCandidates",
    "yearCandidates",
    "productionYears.from",
    "productionYears.to",
    "buildMonth",
    "checkDigit.valid",
    "checkDigit.expected",
    "vpicCodes",
    "dataVersion",
  ],
  rest: [
    "battery",
    "charging",
    "brakes",
    "restraints",
    "driverAssistance",
    "confidence",
    "warnings",
    "explanation",
  ],
  answer: (request, clock) => {
    useChosenData();
    return openDecoder().safeDecodeVin(request.vin, optionsOf(request, clock));
  },
  threadHeapMb: 96,
  // A lower limit makes a batch of VINs that all differ take longer by half.
  collectFromMb: 90,
  problemOf: vinProblem,
  remote: vinOnServer,
  view: rowView,
});

/** The options of a request, which usually has none. */
function optionsOf(request: Readonly<Record<string, unknown>>, { now }: Clock): DecodeVinOptions {
  for (const name in request) {
    if (name === "vin") continue;
    const { vin: _, ...options } = request;
    return { ...options, now };
  }
  return { now };
}

/** Damaged tables are no fault of a VIN, so they end the command. */
function vinProblem(error: VinError, { vin }: Readonly<Record<string, unknown>>): Problem {
  if (error.category === "unavailable") throw error;
  return toProblem(toAlmanacError(error, typeof vin === "string" ? vin : ""));
}
