import { invalidType, unknownFields } from "@almanac/kernel/errors/issue";
import { failure, type SafeResult, success } from "@almanac/kernel/errors/result";
import { copyRequest, unknownNames } from "@almanac/kernel/requests/copy-request";
import {
  coverage,
  safeDecodeVin,
  safeGenerateVins,
  safeListMakes,
  safeListModels,
  safeLookUpWmi,
  safeMatchVin,
  type Vehicle,
  VinError,
  vinErrorCodes,
} from "@almanac/vin";
import type { Clock, Service } from "./question.ts";
import type * as schemas from "./schemas/vin.ts";
import { vehicleColumns } from "./vehicle-columns.ts";

const lists =
  "NHTSA's catalogue, and the makers' own schemes for other markets. A value that is unknown is absent; nothing is guessed.";

const limits =
  "Coverage and field detail vary by market and model year; results are not guaranteed for every manufacturer. A field " +
  "that is unknown is absent and named in `warnings`; nothing is guessed.";

const { invalid, unsupported, not_found, unavailable } = vinErrorCodes;

/** The most VINs of one request to a server: more would keep other requests waiting. */
const mostVins = 1000;
/** How many invented VINs count as one request. The search for the vehicle counts as two. */
const vinsPerUnit = 20;
const unitsOfSearch = 2;
/** A pattern with little that is known can fit thousands of declared patterns. */
const unitsOfMatch = 2;

const cached = { cachedSeconds: 86_400, isOfFew: true } as const;

/** What a vehicle identification number says. */
export const vin = {
  id: "vin",
  title: "Vehicle decoding",
  says: "What a 17-character vehicle identification number says: make, model, year, body, engine.",
  limits,
  errorCodes: vinErrorCodes,
  errorClass: VinError,
  questions: {
    listVehicleCoverage: {
      at: "GET /v1/vehicles/coverage",
      summary: "What the tables cover, with their sources",
      answer: "vehicleCoverageSchema",
      says: "The coverage",
      errorCodes: { unavailable },
      ...cached,
      ask: () => success(coverage()),
    },
    lookUpWmi: {
      at: "GET /v1/wmis/{wmi}",
      summary: "Maker, country and kind of vehicle of a code",
      limits: `A code (world manufacturer identifier) is positions 1 to 3 of a VIN; also 12 to 14 if position 3 is 9. ${lists}`,
      params: "wmiParamsSchema",
      answer: "wmiSchema",
      says: "The code",
      errorCodes: { invalid, not_found: ["unknown_wmi"], unavailable },
      ...cached,
      ask: ({ wmi }: { readonly wmi: string }) => safeLookUpWmi(wmi),
    },
    listMakes: {
      at: "GET /v1/makes",
      summary: "Makes by name",
      limits: `All makes, or those with codes for one kind of vehicle, or whose name contains a text. ${lists}`,
      query: "makesRequestSchema",
      libraryJudgesQuery: true,
      answer: "makesSchema",
      says: "The makes",
      errorCodes: { invalid, unavailable },
      ...cached,
      ask: safeListMakes,
    },
    listModels: {
      at: "GET /v1/models",
      summary: "Models of a make, of all years or of one",
      limits: `Each model has the model years that are declared or documented. ${lists}`,
      query: "modelsQuerySchema",
      libraryJudgesQuery: true,
      answer: "modelsSchema",
      says: "The models",
      errorCodes: { invalid, unsupported: ["unsupported_make"], unavailable },
      ...cached,
      ask: safeListModels,
    },
    matchVin: {
      at: "GET /v1/vehicles/match",
      summary: "The vehicles that a partial VIN can be",
      limits:
        "`*` is an unknown character; missing characters at the end are unknown. Positions 1 to 3 must be known. The true model is " +
        `among the candidates if it is declared to NHTSA or in the maker's scheme. ${lists} Counts as two requests of the minute.`,
      query: "patternQuerySchema",
      answer: "vinMatchSchema",
      says: "The vehicles that match",
      weight: () => unitsOfMatch,
      isHeavy: true,
      errorCodes: { invalid, not_found: ["unknown_wmi"], unavailable },
      ...cached,
      ask: ({ pattern }: { readonly pattern: string }, clock) => safeMatchVin(pattern, clock),
    },
    generateVins: {
      at: "POST /v1/vehicles/generate",
      summary: "Invented VINs for tests, which decode without a fault",
      limits:
        "Each VIN is drawn from patterns that makers really use, is valid by every rule, and decodes to the wanted make, model and " +
        "year. They are not taken from vehicles, but a vehicle with such a VIN may exist. The same seed gives the same VINs while " +
        `\`dataVersion\` is the same. At most ${mostVins} VINs in one request; the library and the command line give 100,000. Counts as two requests of the minute, and ` +
        `one more for every ${vinsPerUnit} VINs, or part of them.`,
      request: "vinGenerationRequestSchema",
      answer: "inventedVinsSchema",
      says: "The VINs",
      weight: (request) =>
        unitsOfSearch + Math.ceil(Math.min(countOf(request), mostVins) / vinsPerUnit),
      isHeavy: true,
      errorCodes: { invalid, unsupported, unavailable },
      ask: generateFew,
    },
    decodeVin: {
      at: "GET /v1/vehicles/{vin}",
      summary: "The vehicle that a VIN describes",
      limits: `${limits} Answers carry an ETag that changes with them; If-None-Match is answered with 304.`,
      params: "vinParamsSchema",
      query: "vehicleQuerySchema",
      request: "vehicleRequestSchema",
      answer: "vehicleSchema",
      says: "The vehicle",
      errorCodes: { invalid, not_found, unavailable },
      ...cached,
      ask: decode,
      batch: {
        most: 1000,
        rows: "VINs",
        gets: "vehicle",
        explain: true,
        limits,
        columns: vehicleColumns,
        rest: ["battery", "charging", "confidence", "warnings", "explanation"],
      },
      tool: {
        name: "decode_vin",
        title: "Vehicle of a VIN",
        description:
          "Decodes a vehicle identification number (17 characters, also called chassis number): make, model, year, body, engine, plant. " +
          "What is unknown is absent and named in `warnings`; nothing is guessed. It knows the car's construction, not its owner, history or value.",
      },
    },
  },
} as const satisfies Service<typeof schemas>;

/** The fields of a request. The place where it is asked decides the time, so it has no `now`. */
const fields = ["vin", "year", "strict", "explain"] as const;
const optionFields = fields.filter((name) => name !== "vin");

/**
 * Decodes the VIN of a request. A bare VIN is a likely mistake, so the error shows what a request
 * looks like.
 */
function decode(request: unknown, clock: Clock): SafeResult<Vehicle, VinError> {
  const copy = copyRequest(request, fields);
  if (copy === undefined) {
    return failure(new VinError([invalidType([], requestForm, request, "The row")]));
  }
  const unknown = unknownNames(copy, fields);
  const { vin: given, ...options } = copy;
  if (unknown.names.length === 0) return safeDecodeVin(given, { ...options, ...clock });
  const known = optionFields.map((name) => [name, options[name]]);
  const { error } = safeDecodeVin(given, { ...Object.fromEntries(known), ...clock });
  const issues = [...(error?.issues ?? []), ...unknownFields([], unknown, fields)];
  return failure(new VinError(issues));
}

const requestForm = 'an object such as { "vin": "1HGCM82633A004352" }';

/**
 * The wanted number of VINs in a request that is not validated yet. The library refuses what is not
 * a number.
 */
function countOf(request: unknown): number {
  const { count }: { readonly count?: unknown } = request ?? {};
  return typeof count === "number" ? count : 1;
}

function generateFew(request: unknown) {
  const count = countOf(request);
  if (count <= mostVins) return safeGenerateVins(request);
  const message = `count must be a whole number from 1 to ${mostVins}, not ${count}.`;
  return failure(new VinError([{ path: ["count"], code: "invalid_value", message }]));
}

/** Joins years, newest first, to ranges, oldest first. */
export function rangesOf(years: readonly number[]): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  for (const year of [...years].reverse()) {
    const last = ranges.at(-1);
    if (last?.to === year - 1) last.to = year;
    else ranges.push({ from: year, to: year });
  }
  return ranges;
}
