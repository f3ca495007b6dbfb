import { unreadable } from "@almanac/kernel/errors/issue";
import { copyRequest } from "@almanac/kernel/requests/copy-request";
import { read, unsound } from "@almanac/kernel/requests/read-shape";
import type { VinIssue } from "../../errors.ts";
import { decodeOptionsFields } from "../../request-fields.ts";
import type { DecodeOptions } from "../../types.ts";
import { latestYearOf } from "./read-vin.ts";

/**
 * The valid options of a decode, with the latest model year that the clock allows; or the issues.
 */
type OptionsReading =
  | { readonly options: DecodeOptions; readonly latestYear: number; readonly issues?: never }
  | { readonly issues: readonly VinIssue[] };

const optionNames = /* @__PURE__ */ ["now", ...decodeOptionsFields.names];
const place = { subject: "The options" };
const noOptions: DecodeOptions = {};

/**
 * Checks the options of a decode, which may be any value. Everything wrong with them is returned
 * as issues.
 */
export function readOptions(input: unknown, systemClock: () => number): OptionsReading {
  const latestYear = latestYearOf(input, systemClock);
  // Fast path: most calls have no options.
  if (input === undefined && typeof latestYear === "number") {
    return { options: noOptions, latestYear };
  }
  const { request, issues } = readSettings(input === undefined ? noOptions : input);
  if (request !== undefined && typeof latestYear === "number")
    return { options: request, latestYear };
  return { issues: typeof latestYear === "number" ? issues : [...issues, latestYear] };
}

/** The clock is not part of the HTTP request, so it is read separately. */
function readSettings(input: unknown) {
  try {
    if (typeof input !== "object" || input === null || !("now" in input)) {
      return read(decodeOptionsFields, input, place);
    }
    if (isOnlyClock(input)) return { request: noOptions, issues: [] };
    const { now: _, ...settings } = copyRequest(input, optionNames) ?? {};
    return read(decodeOptionsFields, settings, place);
  } catch {
    return unsound<DecodeOptions>(unreadable([], place.subject));
  }
}

/** Fast path: a batch passes its clock with each VIN, and usually nothing else. */
function isOnlyClock(input: object): boolean {
  for (const name in input) if (name !== "now") return false;
  return Object.getPrototypeOf(input) === Object.prototype;
}
