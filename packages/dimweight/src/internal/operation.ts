import { DimWeightError, type DimWeightIssue, type SafeResult } from "../errors.ts";
import { fieldOf } from "./read.ts";
import { dayOf, findRule, type ReadyRule, readDay } from "./rules.ts";

/** What every operation takes beside its request. */
export interface DimWeightOptions {
  /** Milliseconds since 1970-01-01; decides which rule is in force when the request has no `asOf`. */
  readonly now?: () => number;
}

export function failure(issues: readonly DimWeightIssue[]): SafeResult<never> {
  return { success: false, error: new DimWeightError(issues) };
}

/** The throwing twin of an operation. */
export function unwrap<Answer>(result: SafeResult<Answer>): Answer {
  if (result.success) return result.data;
  throw result.error;
}

/** The day that decides which rule is in force. */
export function chooseDay(asOf: string | undefined, options: DimWeightOptions): number {
  return asOf === undefined ? dayOf(timeOf(options, Date.now)) : readDay(asOf);
}

/** The time by the clock of the options; by `fallback` where there is none, it throws, or it gives no number. */
function timeOf(options: DimWeightOptions | null, fallback: () => number): number {
  try {
    const milliseconds = options?.now?.() ?? Number.NaN;
    if (Number.isFinite(milliseconds)) return milliseconds;
  } catch {
    // A clock that fails is no clock.
  }
  return fallback();
}

/** What is unsupported in a request that has other faults too, so that all of them are reported together. */
export function unsupportedIn(
  request: unknown,
  faults: readonly DimWeightIssue[],
  options: DimWeightOptions,
): readonly DimWeightIssue[] {
  const wellFormed = (field: string) => {
    const value = fieldOf(request, field);
    return typeof value === "string" && !faults.some((issue) => issue.path[0] === field)
      ? value
      : undefined;
  };
  const carrier = wellFormed("carrier");
  if (carrier === undefined) return [];
  const asOf = wellFormed("asOf");
  const anyDay = asOf === undefined && fieldOf(request, "asOf") !== undefined;
  const rule = findRule(
    carrier,
    wellFormed("profile"),
    anyDay ? undefined : chooseDay(asOf, options),
  );
  return isRule(rule) ? [] : [rule];
}

export function isRule(found: ReadyRule | DimWeightIssue): found is ReadyRule {
  return "row" in found;
}
