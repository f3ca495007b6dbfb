import { unwrap } from "@almanac/kernel/errors/result";
import {
  safeCompareTax,
  safeGrossFor,
  safeMarginalSchedule,
  safePlanEstimatedTax,
} from "@almanac/tax";
import {
  estimatedTaxPlanSchema,
  grossForRequestSchema,
  grossForResultSchema,
  marginalScheduleSchema,
  taxComparisonRequestSchema,
  taxComparisonSchema,
  taxRequestSchema,
} from "@almanac/tax/schema";
import type { Operation } from "../../http/operation/operation.ts";

/** The operations that answer more than the tax on one income. `limits` says what their estimates leave out. */
export function planningOperations(now: () => number, limits: string): readonly Operation[] {
  return [
    {
      method: "post",
      path: "/v1/calculations/marginal-schedule",
      operationId: "marginalSchedule",
      summary:
        "The incomes at which the marginal rate changes or the tax jumps, up to twice the given income",
      description: limits,
      body: taxRequestSchema,
      replies: { 200: { description: "The segments", schema: marginalScheduleSchema } },
      handle: ({ body }) => ({ body: unwrap(safeMarginalSchedule(body, { now })) }),
    },
    {
      method: "post",
      path: "/v1/calculations/gross-for",
      operationId: "grossFor",
      summary: "The smallest income that leaves a given net income after its tax",
      description: limits,
      body: grossForRequestSchema,
      replies: { 200: { description: "The income and its tax", schema: grossForResultSchema } },
      handle: ({ body }) => ({ body: unwrap(safeGrossFor(body, { now })) }),
    },
    {
      method: "post",
      path: "/v1/calculations/compare",
      operationId: "compareTax",
      summary: "One calculation for every filing status, or for every tax year",
      description: limits,
      body: taxComparisonRequestSchema,
      replies: { 200: { description: "One result each", schema: taxComparisonSchema } },
      handle: ({ body }) => ({ body: unwrap(safeCompareTax(body, { now })) }),
    },
    {
      method: "post",
      path: "/v1/calculations/estimated-tax",
      operationId: "planEstimatedTax",
      summary: "The payments during a year that avoid a penalty (United States)",
      description: limits,
      body: taxRequestSchema,
      replies: { 200: { description: "The plan", schema: estimatedTaxPlanSchema } },
      handle: ({ body }) => ({ body: unwrap(safePlanEstimatedTax(body, { now })) }),
    },
  ];
}
