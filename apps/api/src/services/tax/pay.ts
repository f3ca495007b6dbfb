import { unwrap } from "@almanac/kernel/errors/result";
import { safeCalculatePay, safeComparePay, safeGrossForPay, taxErrorCodes } from "@almanac/tax";
import {
  grossPayRequestSchema,
  grossPayResultSchema,
  payComparisonRequestSchema,
  payComparisonSchema,
  payRequestSchema,
  payResultSchema,
} from "@almanac/tax/schema";
import { explainQuery, withExplain } from "../../http/input/explain.ts";
import { batchOperation } from "../../http/operation/batch.ts";
import type { Operation } from "../../http/operation/operation.ts";

const limits =
  "Estimates only, for the places and tax years whose contributions are loaded: no advice, no payslip. One employee, one " +
  "employer, the whole tax year; private insurance, benefits in kind and local payroll taxes are left out.";

/** The operations on pay. */
export function payOperations(now: () => number): readonly Operation[] {
  return [
    {
      method: "post",
      path: "/v1/pay",
      operationId: "calculatePay",
      summary: "What is left of a gross salary, and what it costs the employer",
      description: limits,
      query: explainQuery,
      body: payRequestSchema,
      replies: { 200: { description: "The pay and its parts", schema: payResultSchema } },
      handle: ({ body, query }) => ({
        body: unwrap(safeCalculatePay(withExplain(body, query), { now })),
      }),
    },
    batchOperation({
      path: "/v1/pay/batch",
      operationId: "calculatePayBatch",
      summary: "Up to 1,000 pays, each with its own result or problem",
      description: limits,
      errorCodes: taxErrorCodes,
      item: payRequestSchema,
      result: payResultSchema,
      maxItems: 1000,
      explain: true,
      run: (item) => unwrap(safeCalculatePay(item, { now })),
    }),
    {
      method: "post",
      path: "/v1/pay/gross-for",
      operationId: "grossForPay",
      summary: "The smallest gross salary that leaves a given net income",
      description: limits,
      query: explainQuery,
      body: grossPayRequestSchema,
      replies: {
        200: { description: "The pay for that gross salary", schema: grossPayResultSchema },
      },
      isHeavy: () => true,
      handle: ({ body, query }) => ({
        body: unwrap(safeGrossForPay(withExplain(body, query), { now })),
      }),
    },
    {
      method: "post",
      path: "/v1/pay/compare",
      operationId: "comparePay",
      summary: "One gross salary in several places, in the currency of the first",
      description: limits,
      body: payComparisonRequestSchema,
      replies: { 200: { description: "The pay in each place", schema: payComparisonSchema } },
      isHeavy: () => true,
      handle: ({ body }) => ({ body: unwrap(safeComparePay(body, { now })) }),
    },
  ];
}
