import type { VinIssue } from "../errors.ts";
import { type DecodeOptions, decodeOptionsSchema } from "../optionsSchema.ts";

/** Settings of a decode that are not part of the wire contract. */
export interface Clock {
  /** Milliseconds since 1970: model years later than its year + 2 cannot exist. The system clock unless given. */
  readonly now?: () => number;
}

export type ReadOptions =
  | { readonly options: DecodeOptions }
  | { readonly issues: readonly VinIssue[] };

const noOptions: ReadOptions = { options: {} };

/** Checks settings; whatever they are made of, what is wrong with them comes back as issues. */
export function readOptions(input: unknown): ReadOptions {
  if (input === undefined) return noOptions;
  try {
    const parsed = decodeOptionsSchema.safeParse(withoutClock(input));
    if (parsed.success) return { options: parsed.data };
    return {
      issues: parsed.error.issues.flatMap((issue): VinIssue[] => {
        const path = issue.path.map((part) => (typeof part === "number" ? part : String(part)));
        if (issue.code === "unrecognized_keys") {
          return issue.keys.map((key) => ({
            code: "unknown_field",
            path: [...path, key],
            message: `"${key}" is no setting; there are year, strict, explain.`,
          }));
        }
        const code = issue.code === "invalid_type" ? "invalid_type" : "invalid_value";
        const name = path.join(".") || "The settings";
        const allowed = path.length === 0 ? "an object" : issue.message;
        return [{ code, path, message: `${name} must be ${allowed}.` }];
      }),
    };
  } catch {
    const message = "The settings must be a plain object; reading them failed.";
    return { issues: [{ code: "invalid_type", path: [], message }] };
  }
}

function withoutClock(input: unknown): unknown {
  if (typeof input !== "object" || input === null) return input;
  if (!("now" in input) || typeof input.now !== "function") return input;
  const { now: _, ...rest } = input;
  return rest;
}

/** The largest distance from 1970 that a date can have, in milliseconds (ECMA-262, time values). */
const furthest = 8.64e15;

/** The time by the clock among the settings; by `fallback` where there is none, it throws, or it gives no date. */
export function timeOf(settings: unknown, fallback: () => number): number {
  try {
    const milliseconds: unknown = (settings as Clock | undefined)?.now?.();
    if (typeof milliseconds === "number" && Math.abs(milliseconds) <= furthest) return milliseconds;
  } catch {
    // A clock that fails is no clock.
  }
  return fallback();
}
