import { add, type Exact, isGreater, toNumber } from "@almanac/kernel/numbers/exact";
import type { DimWeightResult } from "../types.ts";
import { type Evaluation, inKg, type Parcel } from "./evaluate.ts";
import { explain } from "./explain.ts";
import type { Ceiling, ReadyRule, Warning } from "./ready-rule.ts";

interface AnswerOptions {
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

/** The warnings about the rule itself, and about applying it on a requested date. */
export function ruleWarnings({ row, warnings }: ReadyRule, asOf: string | undefined): Warning[] {
  const found = warnings.map(({ code, message }) => ({ code, message }));
  if (asOf !== undefined && row.effectiveFrom === null) {
    found.push({
      code: "start_unknown",
      message: `${row.id}: its start is not stated, so it is taken to apply on ${asOf}.`,
    });
  }
  return found;
}

/**
 * The warnings about limits that this parcel exceeds. The sides are compared before any rounding.
 */
export function parcelWarnings(rule: ReadyRule, evaluation: Evaluation): Warning[] {
  const found: Warning[] = [];
  const check = (value: Exact, ceiling: Ceiling | undefined) => {
    if (ceiling && isGreater(value, ceiling.value)) found.push({ ...ceiling.warning });
  };
  check(evaluation.actual, rule.maxWeight);
  if (rule.maxLength || rule.maxLengthPlusGirth) {
    const [length, width, height] = evaluation.sides;
    const [longest, other] = isGreater(width, length) ? [width, length] : [length, width];
    const [first, second] = isGreater(height, longest) ? [height, longest] : [longest, height];
    const rest = add(other, second);
    check(first, rule.maxLength);
    check(add(first, add(rest, rest)), rule.maxLengthPlusGirth);
  }
  check(evaluation.billable, rule.stepNotApplied);
  return found;
}
