import { success } from "@almanac/kernel/errors/result";
import type { SafeResult } from "../errors.ts";
import { dimWeightRequestFields } from "../request-fields.ts";
import type { DimWeightResult } from "../types.ts";
import { evaluate } from "./evaluate.ts";
import { findRule, type LoadedCarriers } from "./loaded-carriers.ts";
import { chooseDay, type DimWeightOptions, failure, isRule, unsupportedIn } from "./operation.ts";
import { toParcel } from "./parcel.ts";
import { readParcel } from "./read-parcel.ts";
import { toResult } from "./to-result.ts";

/** Calculates one parcel under the rules of the carriers that are loaded. */
export function calculate(
  register: LoadedCarriers,
  request: unknown,
  options: DimWeightOptions,
): SafeResult<DimWeightResult> {
  const { request: read, sound, issues } = readParcel(dimWeightRequestFields, request);
  if (!read) return failure([...issues, ...unsupportedIn(register, sound, issues, options)]);
  const rule = findRule(register, read.carrier, read.profile, chooseDay(read.asOf, options));
  if (!isRule(rule)) return failure([rule]);
  const parcel = toParcel(read);
  return success(toResult(parcel, rule, evaluate(parcel, rule), read));
}
