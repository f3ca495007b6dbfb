import {
  carriers,
  dimWeightErrorCodes,
  safeCalculateDimWeight,
  safeCalculateShipment,
  safeCompareCarriers,
} from "@almanac/dimweight";
import {
  carriersSchema,
  compareRequestSchema,
  compareResultSchema,
  dimWeightRequestSchema,
  dimWeightResultSchema,
  shipmentRequestSchema,
  shipmentResultSchema,
} from "@almanac/dimweight/schema";
import { unwrap } from "@almanac/kernel/errors/result";
import { explainQuery, withExplain } from "../http/input/explain.ts";
import { batchBodyLimitBytes } from "../http/input/read-body.ts";
import { batchOperation } from "../http/operation/batch.ts";
import type { Operation } from "../http/operation/operation.ts";
import type { Service } from "../http/service.ts";
import type { ServiceDependencies } from "./dependencies.ts";

const limits =
  "Applies the carrier's published divisor and rounding rules only: no negotiated rates, no exceptions, no rate quotes, " +
  "and no guarantee of the final billed amount.";

export function createDimweight({ now }: ServiceDependencies): Service {
  return {
    id: "dimweight",
    title: "Dimensional weight",
    description: `What a parcel is billed at under a carrier's published rules. ${limits}`,
    errorCodes: dimWeightErrorCodes,
    example: {
      method: "POST",
      path: "/v1/calculate",
      body: { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" },
    },
    operations: [calculate(now), compare(now), shipment(now), batch(now), listCarriers],
  };
}

function calculate(now: () => number): Operation {
  return {
    method: "post",
    path: "/v1/calculate",
    operationId: "calculateDimWeight",
    summary: "Dimensional and billable weight of one parcel",
    description: limits,
    query: explainQuery,
    body: dimWeightRequestSchema,
    replies: { 200: { description: "The weights and the rule", schema: dimWeightResultSchema } },
    handle: ({ body, query }) => ({
      body: unwrap(safeCalculateDimWeight(withExplain(body, query), { now })),
    }),
  };
}

function compare(now: () => number): Operation {
  return {
    method: "post",
    path: "/v1/calculate/compare",
    operationId: "compareCarriers",
    summary: "One parcel under every carrier's rule, lightest bill first",
    description: limits,
    query: explainQuery,
    body: compareRequestSchema,
    replies: { 200: { description: "One result per carrier", schema: compareResultSchema } },
    handle: ({ body, query }) => ({
      body: unwrap(safeCompareCarriers(withExplain(body, query), { now })),
    }),
  };
}

function shipment(now: () => number): Operation {
  return {
    method: "post",
    path: "/v1/calculate/shipment",
    operationId: "calculateShipment",
    summary: "Several pieces of one shipment: each rounded on its own, then summed",
    description: limits,
    query: explainQuery,
    body: shipmentRequestSchema,
    bodyLimitBytes: batchBodyLimitBytes,
    replies: { 200: { description: "The pieces and the sums", schema: shipmentResultSchema } },
    isHeavy: ({ body }) => !hasFewPieces(body),
    handle: ({ body, query }) => ({
      body: unwrap(safeCalculateShipment(withExplain(body, query), { now })),
    }),
  };
}

function hasFewPieces(body: unknown): boolean {
  const { pieces }: { readonly pieces?: unknown } = body ?? {};
  return !Array.isArray(pieces) || pieces.length < 200;
}

function batch(now: () => number): Operation {
  return batchOperation({
    path: "/v1/calculate/batch",
    operationId: "calculateDimWeightBatch",
    summary: "Up to 1,000 parcels, each with its own result or problem",
    description: limits,
    item: dimWeightRequestSchema,
    result: dimWeightResultSchema,
    maxItems: 1000,
    explain: true,
    errorCodes: dimWeightErrorCodes,
    run: (item) => unwrap(safeCalculateDimWeight(item, { now })),
  });
}

const listCarriers: Operation = {
  method: "get",
  path: "/v1/carriers",
  operationId: "listCarriers",
  summary: "Every carrier and rule, with dates, sources and confidence",
  description: limits,
  replies: { 200: { description: "The carriers", schema: carriersSchema } },
  etag: "cached",
  errorCodes: {},
  handle: () => ({
    body: { carriers: carriers() },
    headers: { "Cache-Control": "private, max-age=3600" },
  }),
};
