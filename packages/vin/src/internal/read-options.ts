import type { VinIssue } from "../errors.ts";
import { decodeOptionsSchema } from "../schema/options.ts";
import type { DecodeOptions } from "../types.ts";
import { latestYearOf } from "./latest-year.ts";

/** Settings of a decode that have no issue, with the latest model year that the clock allows; or the issues. */
export type OptionsReading =
  | { readonly options: DecodeOptions; readonly latestYear: number; readonly issues?: never }
  | { readonly issues: readonly VinIssue[] };

const noOptions: DecodeOptions = {};

/** Checks settings; whatever they are made of, what is wrong with them comes back as issues. */
export function readOptions(input: unknown, systemClock: () => number): OptionsReading {
  const latestYear = latestYearOf(input, systemClock);
  const read = input === undefined ? noOptions : readSettings(input);
  if (typeof latestYear === "number" && !Array.isArray(read)) {
    return { options: read as DecodeOptions, latestYear };
  }
  return {
    issues: [
      ...(Array.isArray(read) ? (read as VinIssue[]) : []),
      ...(typeof latestYear === "number" ? [] : [latestYear]),
    ],
  };
}

function readSettings(input: unknown): DecodeOptions | readonly VinIssue[] {
  try {
    const parsed = decodeOptionsSchema.safeParse(withoutClock(input));
    if (parsed.success) return parsed.data;
    return parsed.error.issues.flatMap((issue): VinIssue[] => {
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
    });
  } catch {
    const message = "The settings must be a plain object; reading them failed.";
    return [{ code: "invalid_type", path: [], message }];
  }
}

function withoutClock(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("now" in input)) return input;
  const { now: _, ...rest } = input;
  return rest;
}
