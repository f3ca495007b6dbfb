import type { VinIssue } from "../../errors.ts";

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
