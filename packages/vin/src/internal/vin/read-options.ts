import { unreadable } from "@almanac/kernel/errors/issue";
import { copyRequest } from "@almanac/kernel/requests/copy-request";
import { read, unsound } from "@almanac/kernel/requests/read-shape";
import type { VinIssue } from "../../errors.ts";
import { decodeOptionsFields } from "../../request-fields.ts";
import type { DecodeOptions } from "../../types.ts";

/** The valid options of a decode, with the latest model year that the clock allows; or the issues. */
type OptionsReading =
  | { readonly options: DecodeOptions; readonly latestYear: number; readonly issues?: never }
  | { readonly issues: readonly VinIssue[] };

const optionNames = /* @__PURE__ */ ["now", ...decodeOptionsFields.names];
const place = { subject: "The options" };
const noOptions: DecodeOptions = {};

/** Checks the options of a decode, which may be any value. Everything wrong with them is returned as issues. */
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

/** The clock of an operation. It is not part of the HTTP request. */
export interface Clock {
  /**
   * The current time, in milliseconds since 1970. Model years after its year + 2 cannot exist. Default: the system
   * clock.
   */
  readonly now?: () => number;
}

/** The largest distance of a date from 1970, in milliseconds (ECMA-262, time values). */
const furthestMs = 8.64e15;

/** The latest model year that can exist: the clock's year + 2. Returns an issue if the clock gives no time. */
export function latestYearOf(options: unknown, systemClock: () => number): number | VinIssue {
  let milliseconds: unknown;
  try {
    // Of any other value, reading a field gives undefined or throws, and both are handled here.
    const given: unknown = (options as Clock | null | undefined)?.now;
    const now = given === undefined ? systemClock : given;
    if (typeof now !== "function") {
      return clockIssue("invalid_type", "be a function that returns");
    }
    milliseconds = now();
  } catch {
    milliseconds = undefined;
  }
  return typeof milliseconds === "number" && Math.abs(milliseconds) <= furthestMs
    ? yearOf(milliseconds) + 2
    : clockIssue("invalid_value", "return");
}

function clockIssue(code: VinIssue["code"], what: string): VinIssue {
  return { code, path: ["now"], message: `now must ${what} milliseconds since 1970-01-01.` };
}

function yearOf(milliseconds: number): number {
  if (milliseconds < yearStart || milliseconds >= yearEnd) {
    year = new Date(milliseconds).getUTCFullYear();
    yearStart = Date.UTC(year, 0, 1);
    yearEnd = Date.UTC(year + 1, 0, 1);
  }
  return year;
}

// purity: a cache that changes no answer. Finding the year of a date costs as much as matching a VIN, and the year is
// nearly always the same as in the previous call.
let year = 0;
let yearStart = 0;
let yearEnd = 0;
