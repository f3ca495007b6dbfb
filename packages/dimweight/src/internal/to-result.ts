import { toNumber } from "@almanac/kernel/numbers/exact";
import type { DimWeightResult } from "../types.ts";
import { type Evaluation, inKg, type Parcel } from "./evaluate.ts";
import { explain } from "./explain.ts";
import type { ReadyRule } from "./ready-rule.ts";
import { parcelWarnings, ruleWarnings } from "./warnings.ts";

export interface AnswerOptions {
  readonly asOf?: string | undefined;
  readonly explain?: boolean | undefined;
}

/** Builds the answer for one evaluated parcel. */
export function toResult(
  parcel: Parcel,
  rule: ReadyRule,
  evaluation: Evaluation,
  options: AnswerOptions,
): DimWeightResult {
  const { row } = rule;
  const result: DimWeightResult = {
    carrier: rule.carrier,
    divisor: rule.divisor,
    dimensionalWeightKg: toNumber(inKg(evaluation.dimensional, rule), 4),
    billableWeightKg: toNumber(inKg(evaluation.billable, rule), 4),
    oversized: evaluation.oversized,
    ruleId: row.id,
    divisorUnit: row.divisorUnit,
    profile: row.profile,
    warnings: [...ruleWarnings(rule, options.asOf), ...parcelWarnings(rule, evaluation)],
  };
  if (options.explain) result.explanation = explain(parcel, rule, evaluation);
  return result;
}
