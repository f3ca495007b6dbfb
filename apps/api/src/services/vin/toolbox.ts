import { unwrap } from "@almanac/kernel/errors/result";
import {
  safeGenerateVins,
  safeListMakes,
  safeListModels,
  safeLookUpWmi,
  safeMatchVin,
  vinErrorCodes,
} from "@almanac/vin";
import {
  inventedVinsSchema,
  makesRequestSchema,
  makesSchema,
  modelsRequestSchema,
  modelsSchema,
  vinGenerationRequestSchema,
  vinMatchSchema,
  wmiSchema,
} from "@almanac/vin/schema";
import * as z from "zod";
import type { Operation } from "../../http/operation/operation.ts";
import { invalidRequest } from "../../problems/problem-kinds.ts";
import { cached } from "./cached.ts";

const { invalid, unsupported, unavailable } = vinErrorCodes;

/** The most VINs of one request: more would keep other requests waiting. */
const mostVins = 1000;
/** How many invented VINs count as one request of the minute. The search for the vehicle counts as two. */
const vinsPerUnit = 20;
const unitsOfSearch = 2;
/** A pattern with little that is known can fit thousands of declared patterns. */
const unitsOfMatch = 2;

/** The operations on codes, makes, models and partial VINs. */
export function toolboxOperations(now: () => number): readonly Operation[] {
  return [lookUpWmi, listMakes, listModels, matchVin(now), generateVins];
}

const lists =
  "NHTSA's catalogue, and the makers' own schemes for other markets. A value that is unknown is absent; nothing is guessed.";

const lookUpWmi: Operation = {
  method: "get",
  path: "/v1/wmis/{wmi}",
  operationId: "lookUpWmi",
  summary: "Maker, country and kind of vehicle of a code",
  description: `A code (world manufacturer identifier) is positions 1 to 3 of a VIN; also 12 to 14 if position 3 is 9. ${lists}`,
  params: z.object({
    wmi: z.string().meta({ description: "Three or six characters, in any case", example: "1HG" }),
  }),
  replies: { 200: { description: "The code", schema: wmiSchema } },
  errorCodes: { invalid, not_found: ["unknown_wmi"], unavailable },
  etag: "cached",
  handle: (call) => cached(call, () => unwrap(safeLookUpWmi(call.params.wmi))),
};

const listMakes: Operation = {
  method: "get",
  path: "/v1/makes",
  operationId: "listMakes",
  summary: "Makes by name",
  description: `All makes, or those with codes for one kind of vehicle, or whose name contains a text. ${lists}`,
  query: makesRequestSchema,
  libraryJudgesQuery: true,
  replies: { 200: { description: "The makes", schema: makesSchema } },
  errorCodes: { invalid, unavailable },
  etag: "cached",
  handle: (call) => cached(call, () => unwrap(safeListMakes(call.query))),
};

const listModels: Operation = {
  method: "get",
  path: "/v1/models",
  operationId: "listModels",
  summary: "Models of a make, of all years or of one",
  description: `Each model has the model years that are declared or documented. ${lists}`,
  query: modelsRequestSchema.extend({
    year: z
      .string()
      .optional()
      .meta({ ...modelsRequestSchema.shape.year.meta(), type: "integer" }),
  }),
  libraryJudgesQuery: true,
  replies: { 200: { description: "The models", schema: modelsSchema } },
  errorCodes: { invalid, unsupported: ["unsupported_make"], unavailable },
  etag: "cached",
  handle: (call) => cached(call, () => unwrap(safeListModels(withNumber(call.query, "year")))),
};

/** Converts the text of a parameter to a number. The library refuses text that is not a number. */
function withNumber(query: Readonly<Record<string, string>>, name: string): object {
  const text = query[name] ?? "";
  return /^\d{1,9}$/.test(text) ? { ...query, [name]: Number(text) } : query;
}

function matchVin(now: () => number): Operation {
  return {
    method: "get",
    path: "/v1/vehicles/match",
    operationId: "matchVin",
    summary: "The vehicles that a partial VIN can be",
    description:
      "`*` is an unknown character; missing characters at the end are unknown. Positions 1 to 3 must be known. The true model is " +
      `among the candidates if it is declared to NHTSA or in the maker's scheme. ${lists} Counts as two requests of the minute.`,
    query: z.strictObject({
      pattern: z.string().meta({
        description: "3 to 17 characters, with * for each unknown one",
        example: "5UXWX7C5*BA",
      }),
    }),
    replies: { 200: { description: "The vehicles that match", schema: vinMatchSchema } },
    errorCodes: { invalid, not_found: ["unknown_wmi"], unavailable },
    etag: "cached",
    weight: () => unitsOfMatch,
    isHeavy: () => true,
    handle: (call) => cached(call, () => unwrap(safeMatchVin(call.query.pattern, { now }))),
  };
}

const generateVins: Operation = {
  method: "post",
  path: "/v1/vehicles/generate",
  operationId: "generateVins",
  summary: "Invented VINs for tests, which decode without a fault",
  description:
    "Each VIN is drawn from patterns that makers really use, is valid by every rule, and decodes to the wanted make, model and " +
    "year. They are not taken from vehicles, but a vehicle with such a VIN may exist. The same seed gives the same VINs while " +
    `\`dataVersion\` is the same. At most ${mostVins} VINs in one request; the library and the command line give 100,000. Counts as two requests of the minute, and ` +
    `one more for every ${vinsPerUnit} VINs, or part of them.`,
  body: vinGenerationRequestSchema,
  replies: { 200: { description: "The VINs", schema: inventedVinsSchema } },
  errorCodes: { invalid, unsupported, unavailable },
  weight: ({ body }) => unitsOfSearch + Math.ceil(Math.min(countOf(body), mostVins) / vinsPerUnit),
  isHeavy: () => true,
  handle: ({ body }) => {
    requireFewVins(body);
    return { body: unwrap(safeGenerateVins(body)) };
  },
};

/** The wanted number of VINs in a body that is not validated yet. The library refuses what is not a number. */
function countOf(body: unknown): number {
  const { count }: { readonly count?: unknown } = body ?? {};
  return typeof count === "number" ? count : 1;
}

function requireFewVins(body: unknown): void {
  const count = countOf(body);
  if (count <= mostVins) return;
  const detail = `count must be a whole number from 1 to ${mostVins}, not ${count}.`;
  throw invalidRequest([{ pointer: "/count", code: "invalid_value", detail }]);
}
