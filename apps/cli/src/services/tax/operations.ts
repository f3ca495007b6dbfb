import {
  safeCalculatePay,
  safeCalculateTax,
  safeComparePay,
  safeCompareTax,
  safeGrossFor,
  safeGrossForPay,
  safeMarginalSchedule,
  safePlanEstimatedTax,
  TaxError,
  taxErrorCodes,
} from "@almanac/tax";
import type { Operation } from "../../remote/ask-operation.ts";
import { remoteErrors } from "../../remote/to-error.ts";

export const taxErrors = remoteErrors(taxErrorCodes, (issues) => new TaxError(issues));

const operation = <Answer>(
  path: string,
  answer: Operation<Answer, TaxError>["answer"],
): Operation<Answer, TaxError> => ({ path, answer, errors: taxErrors });

export const calculateTax = operation("/v1/calculations", safeCalculateTax);
export const marginalSchedule = operation(
  "/v1/calculations/marginal-schedule",
  safeMarginalSchedule,
);
export const grossFor = operation("/v1/calculations/gross-for", safeGrossFor);
export const compareTax = operation("/v1/calculations/compare", safeCompareTax);
export const planEstimatedTax = operation("/v1/calculations/estimated-tax", safePlanEstimatedTax);
export const calculatePay = operation("/v1/pay", safeCalculatePay);
export const grossForPay = operation("/v1/pay/gross-for", safeGrossForPay);
export const comparePay = operation("/v1/pay/compare", safeComparePay);
