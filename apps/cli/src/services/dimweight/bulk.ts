import { type DimWeightResult, safeCalculateDimWeight } from "@almanac/dimweight";
import { problemOfLibrary } from "../../errors/from-library.ts";
import { defineBatch } from "../define-batch.ts";
import { dimweightErrors } from "./operations.ts";
import { rowView } from "./view.ts";

const metric = ["lengthCm", "widthCm", "heightCm", "weightKg"] as const;
const imperial = ["lengthIn", "widthIn", "heightIn", "weightLb"] as const;

/** Billable weights, one request for each parcel. */
export const dimweightBulk = defineBatch<DimWeightResult>({
  fields: [
    ...[...metric, ...imperial].map((name) => ({ name, kind: "number" as const })),
    { name: "carrier", kind: "text" },
    { name: "profile", kind: "text" },
    { name: "asOf", kind: "text" },
    { name: "explain", kind: "flag" },
  ],
  required: [
    [...metric, "carrier"],
    [...imperial, "carrier"],
  ],
  columns: [
    "carrier",
    "divisor",
    "dimensionalWeightKg",
    "billableWeightKg",
    "oversized",
    "ruleId",
    "divisorUnit",
    "profile",
  ],
  rest: ["warnings", "explanation"],
  answer: (request, clock) => safeCalculateDimWeight(request, clock),
  // The tables take little. A larger heap would only be filled with rows that are written already.
  threadHeapMb: 22,
  problemOf: problemOfLibrary,
  remote: { path: "/v1/calculate/batch", mostItems: 1000, errors: dimweightErrors },
  defaults: ({ carrier, profile }, isFilled) => {
    if (carrier === undefined || isFilled("carrier")) return {};
    const isFree = profile !== undefined && !isFilled("profile");
    return { carrier: carrier.value, ...(isFree ? { profile: profile.value } : {}) };
  },
  view: rowView,
});
