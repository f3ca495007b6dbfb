import type { VinIssue } from "../errors.ts";

/** The clock of an operation; not part of the wire contract. */
export interface Clock {
  /** Milliseconds since 1970: model years later than its year + 2 cannot exist. The system clock unless given. */
  readonly now?: () => number;
}

/** The largest distance from 1970 that a date can have, in milliseconds (ECMA-262, time values). */
const furthestMs = 8.64e15;

/** The latest model year that can be on the road: that of the clock, and two more. An issue for a clock without a time. */
export function latestYearOf(options: unknown, systemClock: () => number): number | VinIssue {
  let milliseconds: unknown;
  try {
    const { now = systemClock } = (options ?? {}) as Clock;
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

// purity: a cache that changes no answer. Taking a date apart costs as much as matching a VIN, and the year is nearly
// always that of the call before.
let year = 0;
let yearStart = 0;
let yearEnd = 0;
