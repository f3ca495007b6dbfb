import { unwrap } from "@almanac/kernel/errors/result";
import { jurisdictions, safeCalculateTax, safeJurisdiction, taxErrorCodes } from "@almanac/tax";
import {
  jurisdictionSchema,
  jurisdictionsSchema,
  taxRequestSchema,
  taxResultSchema,
} from "@almanac/tax/schema";
import * as z from "zod";
import { explainQuery, withExplain } from "../http/input/explain.ts";
import { batchOperation } from "../http/operation/batch.ts";
import type { Operation } from "../http/operation/operation.ts";
import type { Service } from "../http/service.ts";
import type { ServiceDependencies } from "./dependencies.ts";
import { payOperations } from "./tax/pay.ts";
import { planningOperations } from "./tax/planning.ts";

const limits =
  "Estimates only, for the jurisdictions and tax years that are loaded: no advice, no audit guarantee, no local taxes " +
  "beyond those named, no part-year residence, no social contributions in `tax_due`: `/v1/pay` calculates those.";
const cacheable = { "Cache-Control": "private, max-age=3600" };

export function createTax({ now }: ServiceDependencies): Service {
  return {
    id: "tax",
    title: "Income tax and pay",
    description: `The income tax of a year, how it is paid, what is left of a gross salary, and every step that leads there. ${limits}`,
    errorCodes: taxErrorCodes,
    example: {
      method: "POST",
      path: "/v1/calculations",
      body: {
        jurisdiction: "US-CA",
        filing_status: "single",
        gross_income: 85000,
        deductions: 0,
        tax_year: 2025,
      },
    },
    operations: [
      calculate(now),
      batch(now),
      ...planningOperations(now, limits),
      ...payOperations(now),
      listJurisdictions,
      getJurisdiction,
    ],
  };
}

function calculate(now: () => number): Operation {
  return {
    method: "post",
    path: "/v1/calculations",
    operationId: "calculateTax",
    summary: "Income tax of one year under the law of one jurisdiction",
    description: limits,
    query: explainQuery,
    body: taxRequestSchema,
    replies: { 200: { description: "The tax and its payments", schema: taxResultSchema } },
    handle: ({ body, query }) => ({
      body: unwrap(safeCalculateTax(withExplain(body, query), { now })),
    }),
  };
}

function batch(now: () => number): Operation {
  return batchOperation({
    path: "/v1/calculations/batch",
    operationId: "calculateTaxBatch",
    summary: "Up to 1,000 calculations, each with its own result or problem",
    description: limits,
    item: taxRequestSchema,
    result: taxResultSchema,
    maxItems: 1000,
    explain: true,
    errorCodes: taxErrorCodes,
    run: (item) => unwrap(safeCalculateTax(item, { now })),
  });
}

const listJurisdictions: Operation = {
  method: "get",
  path: "/v1/jurisdictions",
  operationId: "listJurisdictions",
  summary: "Every jurisdiction with its years, statuses, inputs and confidence",
  description: limits,
  replies: { 200: { description: "The jurisdictions", schema: jurisdictionsSchema } },
  etag: "cached",
  errorCodes: {},
  handle: () => ({ body: { jurisdictions: jurisdictions() }, headers: cacheable }),
};

const getJurisdiction: Operation = {
  method: "get",
  path: "/v1/jurisdictions/{code}",
  operationId: "getJurisdiction",
  summary: "One jurisdiction with every dated figure, its confidence and sources",
  description: limits,
  params: z.object({
    code: z.string().meta({ description: "Such as US-CA, case-insensitive", example: "US-CA" }),
  }),
  fields: "parameter",
  errorCodes: { invalid: taxErrorCodes.invalid, unsupported: ["unsupported_jurisdiction"] },
  replies: { 200: { description: "The jurisdiction", schema: jurisdictionSchema } },
  etag: "cached",
  handle: ({ params }) => ({ body: unwrap(safeJurisdiction(params.code)), headers: cacheable }),
};
