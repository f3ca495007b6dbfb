import {
  type DataVersion,
  dayAfter,
  latestDay,
  nextChangeAfter,
} from "@almanac/kernel/sources/data-version";
import { carriers } from "./carriers.ts";
import type { Carrier } from "./types.ts";

/**
 * How old the table of each carrier is. `version` is the day on which its newest rule took effect,
 * or the day of the reading if no page says so. `nextChange` is the next day on which a listed rule
 * starts, or is no longer valid.
 *
 * @example
 * dataVersions().find(({ table }) => table === "dhl")?.sourceDate >= "2026-11-20"; // => true
 */
export function dataVersions(): DataVersion[] {
  return carriers().map(dataVersionOf);
}

/** How old the table of one carrier is. */
export function dataVersionOf({ carrier, rules }: Carrier): DataVersion {
  const sourceDate = latestDay(rules.flatMap(({ sources }) => sources.map((each) => each.readOn)));
  const starts = rules.flatMap(({ effectiveFrom }) => effectiveFrom ?? []);
  const ends = rules.flatMap(({ effectiveTo }) => (effectiveTo ? dayAfter(effectiveTo) : []));
  const past = starts.filter((day) => day <= sourceDate);
  return {
    table: carrier,
    version: latestDay(past) || sourceDate,
    sourceDate,
    ...nextChangeAfter(sourceDate, [...starts, ...ends]),
  };
}
