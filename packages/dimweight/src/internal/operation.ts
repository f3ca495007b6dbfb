import { failure as failed } from "@almanac/kernel/errors/result";
import { DimWeightError, type DimWeightIssue, type SafeResult } from "../errors.ts";
import { dayOf, readDay } from "./day.ts";
import { findRule, type LoadedCarriers } from "./loaded-carriers.ts";
import type { ReadyRule } from "./ready-rule.ts";

/** The options of every operation, which are not part of its request. */
export interface DimWeightOptions {
  /**
   * The current time in milliseconds since 1970-01-01. It decides which rule is in force if the
   * request has no `asOf`.
   */
  readonly now?: () => number;
}

export function failure(issues: readonly DimWeightIssue[]): SafeResult<never> {
  return failed(new DimWeightError(issues));
}

/** The day that decides which rule is in force, or the issue if the given clock is wrong. */
export function chooseDay(
  asOf: string | undefined,
  options: DimWeightOptions,
): number | DimWeightIssue {
  if (asOf !== undefined) return readDay(asOf);
  const milliseconds = timeOf(options);
  return milliseconds === undefined ? clockIssue : dayOf(milliseconds);
}

/** The largest distance from 1970 that a date can have, in milliseconds (ECMA-262, time values). */
const furthestMs = 8.64e15;

const clockIssue: DimWeightIssue = {
  code: "invalid_value",
  path: ["now"],
  message:
    "now must return milliseconds since 1970-01-01: a request without asOf takes its day from there. Send asOf, or pass another clock.",
};

/** Undefined for a clock that throws or returns no time. */
function timeOf(options: DimWeightOptions | null | undefined): number | undefined {
  try {
    const { now = Date.now } = options ?? {};
    const milliseconds: unknown = now();
    const isTime = typeof milliseconds === "number" && Math.abs(milliseconds) <= furthestMs;
    return isTime ? milliseconds : undefined;
  } catch {
    return undefined;
  }
}

/** The fields that choose a rule. A faulty request may lack some of them. */
interface Selection {
  readonly carrier?: string | undefined;
  readonly profile?: string | undefined;
  readonly asOf?: string | undefined;
}

/**
 * Finds what is unsupported in a request that also has other faults, so that all faults are
 * reported together.
 */
export function unsupportedIn(
  register: LoadedCarriers,
  sound: Selection,
  faults: readonly DimWeightIssue[],
  options: DimWeightOptions,
): readonly DimWeightIssue[] {
  const { carrier, profile, asOf } = sound;
  if (carrier === undefined) return [];
  // The intended day is not known, so a rule of any day is accepted.
  const anyDay = faults.some((issue) => issue.path[0] === "asOf");
  const rule = findRule(register, carrier, profile, anyDay ? undefined : chooseDay(asOf, options));
  return isRule(rule) ? [] : [rule];
}

export function isRule(found: ReadyRule | DimWeightIssue): found is ReadyRule {
  return "row" in found;
}
