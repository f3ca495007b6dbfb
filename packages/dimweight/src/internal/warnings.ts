import { add, type Exact, isGreater } from "@almanac/kernel/numbers/exact";
import type { Evaluation } from "./evaluate.ts";
import type { Ceiling, ReadyRule, Warning } from "./ready-rule.ts";

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

/** The warnings about limits that this parcel exceeds. The sides are compared before any rounding. */
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
