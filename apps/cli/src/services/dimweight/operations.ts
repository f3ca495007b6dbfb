import {
  type CompareResult,
  DimWeightError,
  type DimWeightResult,
  dimWeightErrorCodes,
  safeCalculateDimWeight,
  safeCompareCarriers,
} from "@almanac/dimweight";
import type { Operation } from "../../remote/ask-operation.ts";
import { remoteErrors } from "../../remote/to-error.ts";

export const dimweightErrors = remoteErrors(
  dimWeightErrorCodes,
  (issues) => new DimWeightError(issues),
);

export const calculation: Operation<DimWeightResult, DimWeightError> = {
  path: "/v1/calculate",
  answer: safeCalculateDimWeight,
  errors: dimweightErrors,
};

export const comparison: Operation<CompareResult, DimWeightError> = {
  path: "/v1/calculate/compare",
  answer: safeCompareCarriers,
  errors: dimweightErrors,
};
