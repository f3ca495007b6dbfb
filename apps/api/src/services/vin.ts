import { invalidType, unknownFields } from "@almanac/kernel/errors/issue";
import { unwrap } from "@almanac/kernel/errors/result";
import { keysOf } from "@almanac/kernel/objects/keys-of";
import { copyRequest, unknownNames } from "@almanac/kernel/requests/copy-request";
import {
  checkData,
  coverage,
  safeDecodeVin,
  useDataFiles,
  VinError,
  vinErrorCodes,
} from "@almanac/vin";
import { vehicleCoverageSchema, vehicleRequestSchema, vehicleSchema } from "@almanac/vin/schema";
import * as z from "zod";
import { batchOperation } from "../http/operation/batch.ts";
import type { Call } from "../http/operation/call.ts";
import type { Operation } from "../http/operation/operation.ts";
import type { Service } from "../http/service.ts";
import { invalidRequest } from "../problems/problem-kinds.ts";
import type { ServiceDependencies } from "./dependencies.ts";
import { cached } from "./vin/cached.ts";
import type { VinDependencies } from "./vin/dependencies.ts";
import { toolboxOperations } from "./vin/toolbox.ts";
import { mountVpic } from "./vin/vpic/mount-vpic.ts";

const limits =
  "Coverage and field detail vary by market and model year; results are not guaranteed for every manufacturer. A field " +
  "that is unknown is absent and named in `warnings`; nothing is guessed.";

const flag = z.enum(["true", "false"]).optional();

const query = z.strictObject({
  year: z
    .string()
    .regex(/^\d{4}$/, "a whole number from 1980 to 2100")
    .optional()
    .meta({ description: "The model year, where it is known", type: "integer" }),
  strict: flag.meta({
    description: "A wrong check digit or year code is an error where the law requires it",
  }),
  explain: flag.meta({ description: "Adds `explanation`: what decided each field" }),
});

const { unsupported: _, ...errorCodes } = vinErrorCodes;

export function createVin(
  { now }: ServiceDependencies,
  { data, vpicQueryKey = false, vpicTables }: VinDependencies = {},
): Service {
  if (data !== undefined) useDataFiles(data);
  const operations: readonly Operation[] = [
    {
      method: "get",
      path: "/v1/vehicles/coverage",
      operationId: "listVehicleCoverage",
      summary: "What the tables cover, with their sources",
      description: limits,
      replies: { 200: { description: "The coverage", schema: vehicleCoverageSchema } },
      errorCodes: { unavailable: vinErrorCodes.unavailable },
      etag: "cached",
      handle: (call) => cached(call, () => coverage()),
    },
    ...toolboxOperations(now),
    {
      method: "get",
      path: "/v1/vehicles/{vin}",
      operationId: "decodeVin",
      summary: "The vehicle that a VIN describes",
      description: `${limits} Answers carry an ETag that changes with the tables; If-None-Match is answered with 304.`,
      params: z.object({
        vin: z.string().meta({ description: "17 characters", example: "5UXWX7C57BA123456" }),
      }),
      query,
      replies: { 200: { description: "The vehicle", schema: vehicleSchema } },
      errorCodes,
      etag: "cached",
      handle: (call) =>
        cached(call, () => unwrap(safeDecodeVin(call.params.vin, optionsOf(call, now)))),
    },
    batchOperation({
      path: "/v1/vehicles/batch",
      operationId: "decodeVinBatch",
      summary: "Up to 1,000 VINs, each with its own vehicle or problem",
      description: limits,
      item: vehicleRequestSchema,
      result: vehicleSchema,
      maxItems: 1000,
      explain: true,
      errorCodes,
      run: (item) => decodeRow(item, now),
    }),
  ];
  return {
    id: "vin",
    title: "Vehicle decoding",
    description: `What a 17-character vehicle identification number says: make, model, year, body, engine. ${limits}`,
    errorCodes: vinErrorCodes,
    example: { method: "GET", path: "/v1/vehicles/5UXWX7C57BA123456" },
    operations: operations.map(withSoundData),
    check: checkData,
    mount: (app, gate) => mountVpic(app, gate, { now, queryKey: vpicQueryKey, tables: vpicTables }),
  };
}

/**
 * Checks the tables before each call. If they are damaged, the whole request fails, a batch too, because none of its
 * rows could be answered.
 */
function withSoundData(operation: Operation): Operation {
  return {
    ...operation,
    handle(call) {
      checkData();
      return operation.handle(call);
    },
  };
}

function optionsOf({ query: { year, strict, explain } }: Call, now: () => number) {
  return {
    now,
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(strict === undefined ? {} : { strict: strict === "true" }),
    ...(explain === undefined ? {} : { explain: explain === "true" }),
  };
}

/** The fields of a row. The server decides the time, so a row has no `now`. */
const rowFields = keysOf(vehicleRequestSchema.shape);
const optionFields = rowFields.filter((name) => name !== "vin");

/** Decodes one row. A bare VIN is a likely mistake, so the error shows what a row looks like. */
function decodeRow(item: unknown, now: () => number) {
  const row = copyRequest(item, rowFields);
  if (row === undefined) {
    const { code, message } = invalidType([], rowShape, item, "The row");
    throw invalidRequest([{ pointer: "", code, detail: message }]);
  }
  const unknown = unknownNames(row, rowFields);
  const { vin, ...options } = row;
  if (unknown.names.length === 0) return unwrap(safeDecodeVin(vin, { ...options, now }));
  const known = optionFields.map((name) => [name, options[name]]);
  const { error } = safeDecodeVin(vin, { ...Object.fromEntries(known), now });
  throw new VinError([...(error?.issues ?? []), ...unknownFields([], unknown, rowFields)]);
}

const rowShape = 'an object such as { "vin": "1HGCM82633A004352" }';
