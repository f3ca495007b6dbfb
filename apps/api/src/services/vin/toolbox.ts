import { unwrap } from "@almanac/kernel/result";
import { safeGenerateVins, vinErrorCodes } from "@almanac/vin";
import { inventedVinsSchema, vinGenerationRequestSchema } from "@almanac/vin/schema";
import type { Operation } from "../../http/operation/operation.ts";
import { invalidRequest } from "../../problems/problem-kinds.ts";

const { invalid, unsupported, unavailable } = vinErrorCodes;

/** The most VINs of one request: more would keep other requests waiting. */
const mostVins = 1000;

/** The operations on codes, makes, models and partial VINs. */
export function toolboxOperations(): readonly Operation[] {
  return [generateVins];
}

const generateVins: Operation = {
  method: "post",
  path: "/v1/vehicles/generate",
  operationId: "generateVins",
  summary: "Invented VINs for tests, which decode without a fault",
  description:
    "Each VIN is drawn from patterns that makers really use, is valid by every rule, and decodes to the wanted make, model and " +
    "year. They are invented and claim no vehicle; one may happen to have been built. The same seed gives the same VINs while " +
    `\`dataVersion\` is the same. At most ${mostVins} VINs in one request; the library and the command line give 100,000.`,
  body: vinGenerationRequestSchema,
  pure: true,
  replies: { 200: { description: "The VINs", schema: inventedVinsSchema } },
  errorCodes: { invalid, unsupported, unavailable },
  handle: ({ body }) => {
    refuseTooMany(body);
    return { body: unwrap(safeGenerateVins(body)) };
  },
};

function refuseTooMany(body: unknown): void {
  const count = (body as { readonly count?: unknown } | null)?.count;
  if (typeof count !== "number" || count <= mostVins) return;
  const detail = `count must be a whole number from 1 to ${mostVins}, not ${count}.`;
  throw invalidRequest([{ pointer: "/count", code: "invalid_value", detail }]);
}
