import { flag, wholeNumber } from "@almanac/kernel/field";
import { unreadable } from "@almanac/kernel/issue";
import { read } from "@almanac/kernel/read";
import { unsound } from "@almanac/kernel/reading";
import { shape } from "@almanac/kernel/shape";
import type { VinIssue } from "../errors.ts";
import type { DecodeOptions } from "../types.ts";
import { latestYearOf } from "./latest-year.ts";

/** Settings of a decode without an issue, with the latest model year that the clock allows; or the issues. */
export type OptionsReading =
  | { readonly options: DecodeOptions; readonly latestYear: number; readonly issues?: never }
  | { readonly issues: readonly VinIssue[] };

/** Bounds of a model year that a caller gives. */
export const callerYears = { least: 1980, most: 2100 } as const;

const { least, most } = callerYears;
const optionsShape = /* @__PURE__ */ shape(
  {},
  {
    year: /* @__PURE__ */ wholeNumber(least, most, `a whole number from ${least} to ${most}`),
    strict: /* @__PURE__ */ flag(),
    explain: /* @__PURE__ */ flag(),
  },
);

const place = { subject: "The options" };
const noOptions: DecodeOptions = {};

/** Checks settings; whatever they are made of, what is wrong with them comes back as issues. */
export function readOptions(input: unknown, systemClock: () => number): OptionsReading {
  const latestYear = latestYearOf(input, systemClock);
  const { request, issues } =
    input === undefined ? { request: noOptions, issues: [] } : readSettings(input);
  if (request !== undefined && typeof latestYear === "number")
    return { options: request, latestYear };
  return { issues: typeof latestYear === "number" ? issues : [...issues, latestYear] };
}

/** The clock is no setting of the wire, so it is looked at apart. */
function readSettings(input: unknown) {
  try {
    if (typeof input !== "object" || input === null || !("now" in input)) {
      return read(optionsShape, input, place);
    }
    const { now: _, ...settings } = input;
    return read(optionsShape, settings, place);
  } catch {
    return unsound<DecodeOptions>(unreadable([], place.subject));
  }
}
